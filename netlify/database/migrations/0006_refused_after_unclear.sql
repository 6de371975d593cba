-- As before, but a mail that is refused for good after it may have left is unknown, not failed: one may
-- `retry` a failed mail without looking for it, and Resend, a day later, would send it a second time.

CREATE OR REPLACE FUNCTION public.mark_notified(p_inquiry uuid, p_outcome text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notify_status = CASE
        WHEN p_outcome IN ('postponed', 'unclear') THEN 'pending'
        WHEN p_outcome = 'failed' AND notify_unclear_since IS NOT NULL THEN 'unknown'
        ELSE p_outcome
      END,
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
