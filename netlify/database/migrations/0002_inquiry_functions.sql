-- The three things the site may do with inquiries. Each is one statement over HTTP, so one round
-- trip and one transaction. They run with the rights of the tables' owner, so that the site's role
-- needs none of its own; the pinned search_path keeps a caller from slipping in objects of theirs.

-- Stores an inquiry once per key, however many requests race with the same one: rivals wait for the
-- first to commit and are then given its row. (With ON CONFLICT DO NOTHING they would get no row.)
-- created: this call, or an earlier try of it whose answer was lost, made the row.
-- same_content: what is stored is what was sent.
CREATE FUNCTION public.submit_inquiry(
  p_key uuid, p_call uuid,
  p_name text, p_email text, p_phone text, p_product text, p_quantity text,
  p_suspected_spam boolean
)
RETURNS TABLE (inquiry_id uuid, created boolean, same_content boolean)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  INSERT INTO public.contact_inquiries AS stored
    (idempotency_key, created_by, name, email, phone, product, quantity,
     suspected_spam, notify_status)
  VALUES
    (p_key, p_call, p_name, p_email, p_phone, p_product, p_quantity,
     p_suspected_spam, CASE WHEN p_suspected_spam THEN 'suppressed' ELSE 'pending' END)
  ON CONFLICT (idempotency_key) DO UPDATE SET seen = stored.seen + 1
  RETURNING stored.id, stored.created_by = p_call,
    (stored.name, stored.email, stored.phone, stored.product, stored.quantity)
      IS NOT DISTINCT FROM (p_name, p_email, p_phone, p_product, p_quantity)
$$;

-- Hands out one inquiry whose mail is to be sent now, p_first before any other, and then those that
-- failed least. For 60 seconds it is leased to this claim alone: over HTTP a row lock ends with the
-- statement. Called again with the same p_claim, because its answer was lost, it hands out the same.
-- A lease that ran out leaves a mail unclear: its worker may have died after sending.
-- Resend forgets an idempotency key after 24 hours, so a mail unclear for 23 is not sent again but
-- marked unknown.
CREATE FUNCTION public.claim_unsent(p_claim uuid, p_first uuid DEFAULT NULL)
RETURNS TABLE (
  inquiry_id uuid, name text, email text, phone text, product text, quantity text,
  created_at timestamptz
)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notify_status = 'unknown', notify_lease_until = NULL, notify_leased_by = NULL
  WHERE id IN (
    SELECT id FROM public.contact_inquiries
    WHERE notify_status = 'pending'
      AND coalesce(notify_unclear_since, notify_lease_until - interval '60 seconds')
        < now() - interval '23 hours'
      AND coalesce(notify_lease_until, '-infinity') < now()
    FOR UPDATE SKIP LOCKED
  );

  -- Materialized, because a plan that ran this part twice would lock two rows.
  WITH chosen AS MATERIALIZED (
    SELECT waiting.id, waiting.notify_leased_by IS NOT DISTINCT FROM p_claim AS is_ours
    FROM public.contact_inquiries AS waiting
    WHERE waiting.notify_status = 'pending'
      AND (
        waiting.notify_leased_by = p_claim
        OR coalesce(waiting.notify_lease_until, '-infinity') < now()
      )
    ORDER BY is_ours DESC, (waiting.id = p_first) IS TRUE DESC,
      waiting.notify_attempts, waiting.created_at
    LIMIT 1
    FOR UPDATE SKIP LOCKED
  )
  UPDATE public.contact_inquiries AS claimed
  SET notify_lease_until = now() + interval '60 seconds',
      notify_leased_by = p_claim,
      notify_attempts = claimed.notify_attempts + CASE WHEN chosen.is_ours THEN 0 ELSE 1 END,
      notify_unclear_since = CASE
        WHEN chosen.is_ours THEN claimed.notify_unclear_since
        ELSE coalesce(
          claimed.notify_unclear_since, claimed.notify_lease_until - interval '60 seconds'
        )
      END
  FROM chosen
  WHERE claimed.id = chosen.id
  RETURNING claimed.id, claimed.name, claimed.email, claimed.phone, claimed.product,
    claimed.quantity, claimed.created_at
$$;

-- Records what became of a claimed mail: sent, failed or unknown for good; postponed (it was
-- refused for now) or unclear (it may have left) give it back to whoever claims next.
CREATE FUNCTION public.mark_notified(p_inquiry uuid, p_outcome text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notify_status =
        CASE WHEN p_outcome IN ('postponed', 'unclear') THEN 'pending' ELSE p_outcome END,
      notified_at = CASE WHEN p_outcome = 'sent' THEN now() END,
      notify_lease_until = NULL,
      notify_leased_by = NULL,
      notify_unclear_since = CASE
        WHEN p_outcome = 'unclear'
          THEN coalesce(notify_unclear_since, notify_lease_until - interval '60 seconds')
        ELSE notify_unclear_since
      END
  WHERE id = p_inquiry AND notify_status = 'pending'
$$;

REVOKE EXECUTE ON FUNCTION
  public.submit_inquiry(uuid, uuid, text, text, text, text, text, boolean),
  public.claim_unsent(uuid, uuid),
  public.mark_notified(uuid, text)
FROM PUBLIC;
