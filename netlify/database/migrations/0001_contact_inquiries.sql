-- What visitors asked, what the site may do with it, and the site's role.

-- The length of a text as the form and the function count it: in UTF-16 code units, where a
-- character beyond the Basic Multilingual Plane is two. char_length() counts it as one.
CREATE FUNCTION public.utf16_length(value text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN char_length(value) + regexp_count(value, '[\U00010000-\U0010FFFF]');

-- Each row is at the same time its own entry in the outbox of e-mails to staff.
CREATE TABLE public.contact_inquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> '' AND public.utf16_length(name) <= 100),
  email text NOT NULL CHECK (email <> '' AND public.utf16_length(email) <= 255),
  phone text CHECK (phone <> '' AND public.utf16_length(phone) <= 20),
  product text NOT NULL CHECK (product <> '' AND public.utf16_length(product) <= 1000),
  quantity text CHECK (quantity <> '' AND public.utf16_length(quantity) <= 50),
  created_at timestamptz NOT NULL DEFAULT now(),

  -- Exactly once: one row per key, whoever sends it and however often.
  idempotency_key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- Which call of submit_inquiry made the row, so that a retry of that very call knows its own.
  created_by uuid NOT NULL DEFAULT gen_random_uuid(),

  suspected_spam boolean NOT NULL DEFAULT false,

  -- The state of the mail. pending: not known to have left; sent; failed: refused for good; unknown:
  -- may have left, and nothing can tell any more.
  notify_status text NOT NULL DEFAULT 'pending'
    CHECK (notify_status IN ('pending', 'sent', 'failed', 'unknown')),
  notify_attempts integer NOT NULL DEFAULT 0,
  -- Who tried it last. While they try, since when: for 60 seconds nobody else does.
  notify_worker uuid,
  notify_claimed_at timestamptz,
  -- Since when the mail may have left without our hearing of it.
  notify_unclear_since timestamptz,
  notified_at timestamptz,
  CHECK ((notify_status = 'sent') = (notified_at IS NOT NULL))
);

-- For the claims, and for the sweep, which asks every hour whether any mail needs looking after.
CREATE INDEX contact_inquiries_unsent ON public.contact_inquiries (created_at)
WHERE notify_status <> 'sent';

-- For retention, and for the operator's pages: the next page begins after the last (created_at, id).
CREATE INDEX contact_inquiries_age ON public.contact_inquiries (created_at, id);

-- Each of the functions below is called in one statement over HTTP, so it is one round trip
-- and one transaction. They run with the rights of the tables' owner, so that the site's role needs
-- none of its own; the pinned search_path keeps a caller from slipping in objects of theirs.

-- Stores an inquiry once per key, however many requests race with the same one.
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
    (idempotency_key, created_by, name, email, phone, product, quantity, suspected_spam)
  VALUES (p_key, p_call, p_name, p_email, p_phone, p_product, p_quantity, p_suspected_spam)
  -- Changes nothing, but returns the row that is there. DO NOTHING would return none.
  ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = p_key
  RETURNING stored.id, stored.created_by = p_call,
    (stored.name, stored.email, stored.phone, stored.product, stored.quantity)
      IS NOT DISTINCT FROM (p_name, p_email, p_phone, p_product, p_quantity)
$$;

-- Hands out one inquiry whose mail is to be sent now: p_inquiry, if it is given, or else the oldest.
-- Mails that may have left already come after those that certainly have not, and suspected spam comes
-- last, so that a mail which Resend never answers holds up no other.
--
-- A worker gets each mail once. For 60 seconds it is leased to that worker alone: over HTTP a row lock
-- ends with the statement. What p_worker holds already is handed out again, because the answer was lost.
-- A lease that ran out leaves a mail unclear, because its worker may have died after sending. Resend
-- forgets an idempotency key after 24 hours, so a mail that has been unclear for 23 is not sent again
-- but marked unknown.
-- The site's role gets nothing that is older than 30 days; who may read the table gets everything.
CREATE FUNCTION public.claim_unsent(p_worker uuid, p_inquiry uuid DEFAULT NULL)
RETURNS TABLE (
  inquiry_id uuid, name text, email text, phone text, product text, quantity text,
  created_at timestamptz, suspected_spam boolean
)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notify_status = 'unknown', notify_claimed_at = NULL
  WHERE id IN (
    SELECT id FROM public.contact_inquiries
    WHERE notify_status = 'pending'
      AND coalesce(notify_claimed_at, '-infinity') < now() - interval '60 seconds'
      AND coalesce(notify_unclear_since, notify_claimed_at) < now() - interval '23 hours'
    FOR UPDATE SKIP LOCKED
  );

  -- Materialized, because a plan that ran this part twice would lock two rows.
  WITH chosen AS MATERIALIZED (
    SELECT waiting.id, waiting.notify_worker IS NOT DISTINCT FROM p_worker AS is_ours
    FROM public.contact_inquiries AS waiting
    WHERE waiting.notify_status = 'pending'
      AND CASE
        WHEN waiting.notify_worker IS NOT DISTINCT FROM p_worker
          THEN waiting.notify_claimed_at IS NOT NULL
        ELSE coalesce(waiting.notify_claimed_at, '-infinity') < now() - interval '60 seconds'
      END
      AND (p_inquiry IS NULL OR waiting.id = p_inquiry)
      AND (
        waiting.created_at > now() - interval '30 days'
        OR has_table_privilege(session_user, 'public.contact_inquiries', 'SELECT')
      )
    ORDER BY is_ours DESC, waiting.suspected_spam, waiting.notify_unclear_since IS NOT NULL,
      CASE WHEN waiting.notify_unclear_since IS NOT NULL THEN waiting.notify_attempts END,
      waiting.created_at
    LIMIT 1
    FOR UPDATE SKIP LOCKED
  )
  UPDATE public.contact_inquiries AS claimed
  SET notify_worker = p_worker,
      notify_claimed_at = now(),
      notify_attempts = claimed.notify_attempts + CASE WHEN chosen.is_ours THEN 0 ELSE 1 END,
      notify_unclear_since = CASE
        WHEN chosen.is_ours THEN claimed.notify_unclear_since
        ELSE coalesce(claimed.notify_unclear_since, claimed.notify_claimed_at)
      END
  FROM chosen
  WHERE claimed.id = chosen.id
  RETURNING claimed.id, claimed.name, claimed.email, claimed.phone, claimed.product,
    claimed.quantity, claimed.created_at, claimed.suspected_spam
$$;

-- Records what became of the mail of p_inquiry: sent, failed or unknown for good; postponed (it was
-- refused for now) or unclear (it may have left) leave it to the next worker. Does nothing where
-- another worker has taken the mail over since, or its fate is recorded already.
-- A mail that is refused for good after it may have left is unknown, not failed: staff may send a
-- failed mail again without looking for it, and Resend, a day later, would send it a second time.
CREATE FUNCTION public.mark_notified(p_worker uuid, p_inquiry uuid, p_outcome text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notify_status = CASE
        WHEN p_outcome IN ('postponed', 'unclear') THEN 'pending'
        WHEN p_outcome = 'failed' AND notify_unclear_since IS NOT NULL THEN 'unknown'
        ELSE p_outcome
      END,
      notified_at = CASE WHEN p_outcome = 'sent' THEN now() END,
      notify_claimed_at = NULL,
      notify_unclear_since = CASE
        WHEN p_outcome = 'unclear' THEN coalesce(notify_unclear_since, notify_claimed_at)
        ELSE notify_unclear_since
      END
  WHERE id = p_inquiry AND notify_status = 'pending' AND notify_worker = p_worker
$$;

-- How many mails somebody has to look after: refused for good, of unknown fate, or waiting for more
-- than an hour.
CREATE FUNCTION public.overdue_mails() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
RETURN (
  SELECT count(*) FROM public.contact_inquiries
  WHERE notify_status IN ('failed', 'unknown')
    OR (notify_status = 'pending' AND created_at < now() - interval '1 hour')
);

-- Deletes the inquiries that are older than the privacy policy promises to keep them. It takes no
-- argument, so that whoever may call it can delete nothing else. Returns how many there were.
CREATE FUNCTION public.delete_expired_inquiries() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  WITH expired AS (
    DELETE FROM public.contact_inquiries
    WHERE created_at < now() - interval '24 months'
    RETURNING id
  )
  SELECT count(*) FROM expired
$$;

-- The role of the public site: it may call these functions and touch nothing else. Reading the
-- table, changing or deleting rows and changing the schema all answer 42501. The mails it has to
-- send it sees one at a time, and only as long as they are unsent.
--
-- It cannot sign in. Give it a password where it should (ALTER ROLE harbourline_site LOGIN …), or
-- make a login that is its member.
DO $$
BEGIN
  CREATE ROLE harbourline_site NOLOGIN;
EXCEPTION
  -- Roles belong to the whole server: another database may have made it, or be making it right now.
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

REVOKE ALL ON TABLE public.contact_inquiries FROM PUBLIC, harbourline_site;

REVOKE EXECUTE ON FUNCTION public.submit_inquiry, public.claim_unsent, public.mark_notified,
  public.overdue_mails, public.delete_expired_inquiries
FROM PUBLIC;

GRANT USAGE ON SCHEMA public TO harbourline_site;

GRANT EXECUTE ON FUNCTION public.submit_inquiry, public.claim_unsent, public.mark_notified,
  public.overdue_mails, public.delete_expired_inquiries
TO harbourline_site;

-- Lets the role see the names of the applied migrations, and nothing else of that table, so that
-- `npm run doctor` can tell whether the schema is the one that the code expects. Where this file was
-- applied with psql alone, nothing is recorded and there is nothing to see.
DO $$
BEGIN
  IF to_regclass('schema_migrations') IS NOT NULL THEN
    GRANT SELECT (name) ON schema_migrations TO harbourline_site;
  END IF;
END
$$;
