-- The site's limits count UTF-16 code units. A text never has more characters than code units.
CREATE TABLE public.contact_inquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> '' AND char_length(name) <= 100),
  email text NOT NULL CHECK (email <> '' AND char_length(email) <= 255),
  phone text CHECK (phone <> '' AND char_length(phone) <= 20),
  product text NOT NULL CHECK (product <> '' AND char_length(product) <= 1000),
  quantity text CHECK (quantity <> '' AND char_length(quantity) <= 50),
  created_at timestamptz NOT NULL DEFAULT now(),

  idempotency_key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The call of submit_inquiry that created the row. A retry of that call recognizes its own row.
  created_by uuid NOT NULL DEFAULT gen_random_uuid(),

  suspected_spam boolean NOT NULL DEFAULT false,

  -- When Resend accepted the staff email. NULL means that the email is pending.
  notified_at timestamptz,
  -- Why the last attempt failed, for example '422 validation_error'.
  notify_error text,
  -- An attempt doesn't count if Resend refused the whole account.
  notify_attempts integer NOT NULL DEFAULT 0,
  -- The IDs of Resend's reports that the email was not delivered.
  notify_bounces uuid[] NOT NULL DEFAULT '{}'
);

CREATE INDEX contact_inquiries_pending ON public.contact_inquiries (created_at)
WHERE notified_at IS NULL;

CREATE INDEX contact_inquiries_age ON public.contact_inquiries (created_at, id);

-- The site calls the functions below, which run with the rights of the table's owner. The fixed
-- search_path prevents a caller from substituting its own objects. Times are in seconds since 1970,
-- because the format of a timestamp depends on the role's settings.

-- created: whether this call, or an earlier try of the same call, created the row.
-- sameContent: whether the stored row has the content of this call.
-- emailNow: whether the email is pending, and should be sent before the next sweep.
CREATE FUNCTION public.submit_inquiry(
  p_key uuid, p_call uuid,
  p_name text, p_email text, p_phone text, p_product text, p_quantity text,
  p_suspected_spam boolean
)
RETURNS TABLE (
  id uuid, "createdEpoch" numeric, created boolean, "sameContent" boolean, "emailNow" boolean
)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  INSERT INTO public.contact_inquiries AS stored
    (idempotency_key, created_by, name, email, phone, product, quantity, suspected_spam)
  VALUES (p_key, p_call, p_name, p_email, p_phone, p_product, p_quantity, p_suspected_spam)
  -- This update changes nothing, but returns the existing row. DO NOTHING would return no row.
  ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = p_key
  RETURNING stored.id,
    extract(epoch FROM stored.created_at),
    stored.created_by = p_call,
    (stored.name, stored.email, stored.phone, stored.product, stored.quantity)
      IS NOT DISTINCT FROM (p_name, p_email, p_phone, p_product, p_quantity),
    stored.notified_at IS NULL AND NOT stored.suspected_spam
$$;

-- Emails with the fewest attempts come first, then the newest. Suspected spam comes last, and only two
-- such emails are sent in an hour, so that a bot can't use up Resend's quota. An hour is 55 minutes
-- here, because a sweep may begin early. A thief of the site's connection string can call this
-- function, so it omits inquiries older than 30 days.
CREATE FUNCTION public.pending_emails()
RETURNS TABLE (
  id uuid, name text, email text, phone text, product text, quantity text,
  "createdEpoch" numeric, "suspectedSpam" boolean, bounces integer
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  WITH pending AS (
    SELECT *, row_number() OVER (
      PARTITION BY suspected_spam ORDER BY notify_attempts, created_at DESC
    ) AS place
    FROM public.contact_inquiries
    WHERE notified_at IS NULL AND created_at > now() - interval '30 days'
  )
  SELECT id, name, email, phone, product, quantity, extract(epoch FROM created_at), suspected_spam,
    cardinality(notify_bounces)
  FROM pending
  WHERE CASE WHEN suspected_spam THEN place <= 2 - (
    SELECT count(*) FROM public.contact_inquiries
    WHERE suspected_spam AND notified_at > now() - interval '55 minutes'
  ) ELSE place <= 200 END -- A sweep has time for fewer emails than 200.
  ORDER BY suspected_spam, place
$$;

-- Records that Resend accepted an email, or in p_error why Resend refused it. If an email bounced while
-- it was being sent, it has more than p_bounces reports, and stays pending.
CREATE FUNCTION public.record_email(
  p_inquiry uuid, p_bounces integer, p_error text, p_is_attempt boolean
) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notified_at = CASE WHEN p_error IS NULL THEN now() END,
      notify_error = left(p_error, 100),
      notify_attempts = notify_attempts + p_is_attempt::integer
  WHERE id = p_inquiry AND notified_at IS NULL AND cardinality(notify_bounces) = p_bounces
$$;

-- Makes an email pending again after Resend has reported that it was not delivered. Resend's report can
-- arrive before the site calls record_email, so it also counts for a pending email.
CREATE FUNCTION public.report_bounce(p_inquiry uuid, p_event uuid, p_reason text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET notified_at = NULL,
      notify_error = left(p_reason, 100),
      notify_bounces = notify_bounces || p_event
  WHERE id = p_inquiry AND p_event <> ALL (notify_bounces)
    AND coalesce(notified_at, created_at) > now() - interval '30 days'
$$;

CREATE FUNCTION public.overdue_emails() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
RETURN (
  SELECT count(*) FROM public.contact_inquiries
  WHERE notified_at IS NULL AND NOT suspected_spam AND created_at < now() - interval '1 hour'
);

-- This function takes no argument, so that a thief of the connection string can't delete more.
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

-- Lets the site's role call this schema's functions, and nothing else (docs/adr/0007). Every migration
-- that adds a function must call this procedure again. `npm run db:site-password` also calls it.
CREATE PROCEDURE public.secure_site_role(site name DEFAULT 'harbourline_site')
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  membership record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = site) THEN
    EXECUTE format('CREATE ROLE %I NOLOGIN', site);
  END IF;
  FOR membership IN
    SELECT roleid::regrole AS granted, rolname FROM pg_auth_members
    LEFT JOIN pg_roles ON pg_roles.oid = grantor
    WHERE member = (SELECT oid FROM pg_roles WHERE rolname = site)
  LOOP
    -- PostgreSQL 16 needs the name of the grantor. In PostgreSQL 15, the grantor may no longer exist.
    EXECUTE format('REVOKE %s FROM %I', membership.granted, site)
      || coalesce(format(' GRANTED BY %I', membership.rolname), '');
  END LOOP;
  -- Neon's console makes each role a member of neon_superuser, which only Neon can undo. A role that
  -- owns tables is refused, because DROP OWNED would delete the tables.
  IF EXISTS (
    SELECT FROM pg_roles WHERE rolname = site AND (
      rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
      OR EXISTS (SELECT FROM pg_auth_members WHERE member = pg_roles.oid)
      OR EXISTS (SELECT FROM pg_database WHERE datdba = pg_roles.oid)
      OR EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid AND relpersistence <> 't')
    )
  ) THEN
    RAISE insufficient_privilege USING MESSAGE = 'it owns tables or a database, or has rights of other roles';
  END IF;

  -- Only a member of a role may drop what the role owns.
  EXECUTE format('GRANT %1$I TO CURRENT_USER; DROP OWNED BY %1$I; REVOKE %1$I FROM CURRENT_USER', site);
  EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', site, current_database());
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  REVOKE ALL ON TABLE public.contact_inquiries FROM PUBLIC;
  REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), site);
  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', site);
  EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO %I', site);
  -- `npm run doctor` reads the names of the applied migrations.
  EXECUTE format('GRANT SELECT (name) ON public.schema_migrations TO %I', site);
EXCEPTION
  WHEN insufficient_privilege OR dependent_objects_still_exist THEN
    RAISE insufficient_privilege USING MESSAGE = format('The role %s exists already, and can''t be made '
      'safe for the site: %s. Delete the role (at Neon, under Roles), and try again', site, SQLERRM);
END
$$;

CALL public.secure_site_role();
