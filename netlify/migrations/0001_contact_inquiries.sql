-- The visitors' inquiries, the functions that the site calls, and the site's role.

-- The length of a text as the form and the function count it: in UTF-16 code units, where a
-- character beyond the Basic Multilingual Plane is two. char_length() counts it as one.
CREATE FUNCTION public.utf16_length(value text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN char_length(value) + regexp_count(value, '[\U00010000-\U0010FFFF]');

-- Each row is also the outbox entry of its staff email.
CREATE TABLE public.contact_inquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> '' AND public.utf16_length(name) <= 100),
  email text NOT NULL CHECK (email <> '' AND public.utf16_length(email) <= 255),
  phone text CHECK (phone <> '' AND public.utf16_length(phone) <= 20),
  product text NOT NULL CHECK (product <> '' AND public.utf16_length(product) <= 1000),
  quantity text CHECK (quantity <> '' AND public.utf16_length(quantity) <= 50),
  created_at timestamptz NOT NULL DEFAULT now(),

  -- Exactly once: one row per key, however often it is sent.
  idempotency_key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The call of submit_inquiry that made the row; lets a retry of the same call recognize it.
  created_by uuid NOT NULL DEFAULT gen_random_uuid(),

  suspected_spam boolean NOT NULL DEFAULT false,

  -- The state of the staff email. pending: not known to be sent; sent; failed: refused for good;
  -- unknown: may have been sent, and it is too late to find out.
  notify_status text NOT NULL DEFAULT 'pending'
    CHECK (notify_status IN ('pending', 'sent', 'failed', 'unknown')),
  -- Attempts at this email. A refusal of the whole Resend account is not one of them.
  notify_attempts integer NOT NULL DEFAULT 0,
  -- The worker that claimed the row last.
  notify_worker uuid,
  -- When it did; NULL if unclaimed. A claim expires after 60 seconds.
  notify_claimed_at timestamptz,
  -- The earliest time at which the email may have been sent without a response.
  notify_unclear_since timestamptz,
  notified_at timestamptz,
  CHECK ((notify_status = 'sent') = (notified_at IS NOT NULL))
);

-- For the claims, and for the sweep's hourly count of overdue emails.
CREATE INDEX contact_inquiries_unsent ON public.contact_inquiries (created_at)
WHERE notify_status <> 'sent';

-- For retention, and for the operator's pages: the next page begins after the last (created_at, id).
CREATE INDEX contact_inquiries_age ON public.contact_inquiries (created_at, id);

-- Each of the functions below is called in one statement over HTTP, so it is one round trip and one
-- transaction. They run with the rights of the tables' owner, so that the site's role needs none of
-- its own. The pinned search_path prevents a caller from substituting its own objects.

-- Stores an inquiry once per key, however many requests race with the same one.
-- created: this call, or an earlier try of it whose reply was lost, made the row.
-- same_content: the stored row has the content of this call.
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
  -- Changes nothing, but returns the existing row. DO NOTHING would return none.
  ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = p_key
  RETURNING stored.id, stored.created_by = p_call,
    (stored.name, stored.email, stored.phone, stored.product, stored.quantity)
      IS NOT DISTINCT FROM (p_name, p_email, p_phone, p_product, p_quantity)
$$;

-- Claims one inquiry whose staff email is to be sent now: p_inquiry if it is given, or else the next in
-- this order: suspected spam last, fewest attempts first, newest first. A flood then delays a real
-- inquiry by hours at most, and every pending email is tried once before any is tried twice.
--
-- A worker gets each email once. For 60 seconds the email is leased to that worker alone: over HTTP a
-- row lock ends with the statement. If p_worker already holds a lease, it gets the same email again,
-- because the reply to its first claim was lost.
-- An expired lease leaves an email unclear, because its worker may have died after sending. Resend
-- forgets an idempotency key after 24 hours, so an email that has been unclear for 23 hours is not sent
-- again but marked unknown.
-- Inquiries older than 30 days are left out: a thief of the site's connection string cannot read them.
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
    SELECT pending.id, pending.notify_worker IS NOT DISTINCT FROM p_worker AS is_ours
    FROM public.contact_inquiries AS pending
    WHERE pending.notify_status = 'pending'
      AND CASE
        WHEN pending.notify_worker IS NOT DISTINCT FROM p_worker
          THEN pending.notify_claimed_at IS NOT NULL
        ELSE coalesce(pending.notify_claimed_at, '-infinity') < now() - interval '60 seconds'
      END
      AND (p_inquiry IS NULL OR pending.id = p_inquiry)
      AND pending.created_at > now() - interval '30 days'
    ORDER BY is_ours DESC, pending.suspected_spam, pending.notify_attempts, pending.created_at DESC
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

-- Records the outcome of the claimed email of p_inquiry: sent, failed or unknown for good; postponed
-- (refused for now) or unclear (may have been sent) leave it pending for the next worker. Does nothing
-- if another worker has claimed the email since, or if an outcome is recorded already.
-- p_is_attempt: false if Resend refused the whole account; then the claim is not counted.
-- An email that is refused for good after it may have been sent is unknown, not failed: the owner may
-- send a failed email again without looking for it in the staff mailbox.
CREATE FUNCTION public.mark_notified(
  p_worker uuid, p_inquiry uuid, p_outcome text, p_is_attempt boolean
) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notify_status = CASE
        WHEN p_outcome IN ('postponed', 'unclear') THEN 'pending'
        WHEN p_outcome = 'failed' AND notify_unclear_since IS NOT NULL THEN 'unknown'
        ELSE p_outcome
      END,
      notified_at = CASE WHEN p_outcome = 'sent' THEN now() END,
      notify_attempts = notify_attempts - CASE WHEN p_is_attempt THEN 0 ELSE 1 END,
      notify_claimed_at = NULL,
      notify_unclear_since = CASE
        WHEN p_outcome = 'unclear' THEN coalesce(notify_unclear_since, notify_claimed_at)
        ELSE notify_unclear_since
      END
  WHERE id = p_inquiry AND notify_status = 'pending' AND notify_worker = p_worker
    AND notify_claimed_at IS NOT NULL
$$;

-- The number of emails that need the owner: unknown, failed (except suspected spam), or pending for
-- more than an hour.
CREATE FUNCTION public.overdue_emails() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
RETURN (
  SELECT count(*) FROM public.contact_inquiries
  WHERE notify_status = 'unknown'
    OR (notify_status = 'failed' AND NOT suspected_spam)
    OR (notify_status = 'pending' AND created_at < now() - interval '1 hour')
);

-- Deletes the inquiries that are older than the privacy policy allows. It takes no argument, so that a
-- caller can delete nothing else. Returns how many there were.
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

-- Brings the role of the public site into the state that docs/adr/0007 promises, or fails with the
-- reason: the role may call this schema's SECURITY DEFINER functions and has no other rights. Call it
-- again after adding such a function. `npm run db:site-password` calls it too, because the role may have
-- been created in Neon's console, dropped and created again, or restored without its privileges.
CREATE PROCEDURE public.secure_site_role(site name DEFAULT 'harbourline_site')
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  site_oid oid;
  found record;
  owned text;
BEGIN
  BEGIN
    EXECUTE format('CREATE ROLE %I NOLOGIN', site);
  EXCEPTION
    -- Roles belong to the whole server, so another database may be creating this one now.
    WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  site_oid := (SELECT oid FROM pg_roles WHERE rolname = site);

  -- DROP OWNED, below, also revokes privileges, but would delete any table that the role owns.
  SELECT string_agg(pg_describe_object(classid, objid, objsubid), ', ') INTO owned
  FROM pg_shdepend
  WHERE refclassid = 'pg_authid'::regclass AND refobjid = site_oid AND deptype = 'o'
    AND classid <> 'pg_largeobject'::regclass
    AND dbid IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()));
  IF owned IS NOT NULL THEN
    RAISE EXCEPTION 'The role % owns %. Transfer them to another role first', site, owned;
  END IF;

  FOR found IN
    SELECT roleid::regrole AS granted, rolname FROM pg_auth_members
    LEFT JOIN pg_roles ON pg_roles.oid = grantor WHERE member = site_oid
  LOOP
    -- PostgreSQL 16 revokes nothing without the name of the grantor; in 15, the grantor may be gone.
    EXECUTE format('REVOKE %s FROM %I', found.granted, site)
      || coalesce(format(' GRANTED BY %I', found.rolname), '');
  END LOOP;
  -- Only members of a role may drop what it owns.
  EXECUTE format('GRANT %1$I TO CURRENT_USER; DROP OWNED BY %1$I; REVOKE %1$I FROM CURRENT_USER', site);

  EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', site, current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), site);
  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', site);
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  REVOKE ALL ON TABLE public.contact_inquiries FROM PUBLIC;
  FOR found IN
    SELECT pg_proc.oid::regprocedure AS name FROM pg_proc
    JOIN pg_class ON pg_class.oid = 'public.contact_inquiries'::regclass AND relowner = proowner
    WHERE prosecdef AND pronamespace = 'public'::regnamespace
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', found.name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', found.name, site);
  END LOOP;
  -- For `npm run doctor`. psql doesn't create this table.
  IF to_regclass('public.schema_migrations') IS NOT NULL THEN
    EXECUTE format('GRANT SELECT (name) ON public.schema_migrations TO %I', site);
  END IF;

  IF EXISTS (
    SELECT FROM pg_roles WHERE oid = site_oid
      AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)
  ) OR EXISTS (SELECT FROM pg_auth_members WHERE member = site_oid)
    OR has_any_column_privilege(site_oid, 'public.contact_inquiries', 'SELECT, INSERT, UPDATE')
  THEN
    RAISE insufficient_privilege USING MESSAGE = 'it has rights that only other roles should have';
  END IF;
EXCEPTION
  WHEN insufficient_privilege THEN
    RAISE insufficient_privilege USING MESSAGE = format('The role %s exists already, and can''t be made '
      'safe for the site: %s. Delete the role (at Neon, under Roles), and try again', site, SQLERRM);
END
$$;

CALL public.secure_site_role();
