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
  suspected_spam boolean NOT NULL DEFAULT false,

  -- Why Resend refused the last staff email, for example '422 validation_error'.
  email_error text,
  -- Until `claimed_until`, a function is sending the inquiry's email, so a sweep leaves the inquiry alone.
  -- `claimed_by` is the sweep that sends it; NULL right after the inquiry was stored.
  claimed_by uuid,
  claimed_until timestamptz,
  -- When someone dealt with an inquiry that no email has brought to staff (docs/operate.md).
  handled_at timestamptz
);

CREATE INDEX contact_inquiries_age ON public.contact_inquiries (created_at, id);

CREATE INDEX contact_inquiries_claimed ON public.contact_inquiries (claimed_until)
WHERE claimed_until IS NOT NULL;

-- The emails that Resend has accepted, and what its webhook has reported about them. A report can arrive
-- before the site has recorded the email. Resend also reports emails that others sent from the same
-- account. They carry no inquiry, but they count in the account's daily limit.
CREATE TABLE public.sent_emails (
  id text PRIMARY KEY CHECK (char_length(id) BETWEEN 1 AND 100),
  sent_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  -- When Resend reported that the email bounced, was suppressed or could not be sent.
  failed_at timestamptz,
  -- What Resend reported, for example 'bounced: Transient General'.
  report text
);

CREATE INDEX sent_emails_age ON public.sent_emails (sent_at);

CREATE TABLE public.sent_email_inquiries (
  inquiry_id uuid REFERENCES public.contact_inquiries ON DELETE CASCADE,
  email_id text REFERENCES public.sent_emails ON DELETE CASCADE,
  PRIMARY KEY (inquiry_id, email_id)
);

CREATE INDEX sent_email_inquiries_email ON public.sent_email_inquiries (email_id);

-- The privacy policy's period. `npm run db:migrate` writes `retentionMonths` (src/inquiry/limits.ts) here.
CREATE TABLE public.retention (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  months integer NOT NULL CHECK (months > 0)
);

-- For each inquiry, what has become of its emails. An inquiry waits until Resend has accepted an email
-- that carries it, and waits again if Resend reports that this email reached nobody.
CREATE VIEW public.inquiry_states AS
SELECT id, created_at, suspected_spam, handled_at, emailed_at, delivered_at, reports,
  coalesce(has_failed, false) AS has_failed,
  coalesce(emails, '[]') AS emails,
  coalesce(copies, 0) AS copies,
  handled_at IS NULL AND delivered_at IS NULL AND (emailed_at IS NULL OR last_failed) AS waits
FROM public.contact_inquiries AS inquiry
LEFT JOIN (
  SELECT carried.inquiry_id,
    max(email.sent_at) AS emailed_at,
    min(email.delivered_at) AS delivered_at,
    bool_or(email.failed_at IS NOT NULL) AS has_failed,
    (array_agg(email.failed_at IS NOT NULL ORDER BY email.sent_at DESC))[1] AS last_failed,
    jsonb_agg(extract(epoch FROM email.sent_at) ORDER BY email.sent_at) AS emails,
    count(*) FILTER (WHERE email.sent_at > now() - interval '24 hours') AS copies,
    string_agg(DISTINCT email.report, '; ') AS reports
  FROM public.sent_email_inquiries AS carried
  JOIN public.sent_emails AS email ON email.id = carried.email_id
  GROUP BY carried.inquiry_id
) AS history ON history.inquiry_id = inquiry.id;

-- The site calls the functions below, which run with the rights of the table's owner. The fixed
-- search_path prevents a caller from substituting its own objects. Each function returns one JSON value.
-- Times are in seconds since 1970, because the format of a timestamp depends on the role's settings.

-- Stores an inquiry, unless one with the same key is stored already.
-- p_entries: the value of each field. A new field needs only a new column.
-- p_prompt_emails: how many emails a day may be sent at once. Later inquiries wait for the hourly sweep.
-- emailNow: whether the caller must send the email now. Until then, sweeps leave the inquiry alone.
CREATE FUNCTION public.submit_inquiry(
  p_key uuid, p_entries jsonb, p_suspected_spam boolean, p_prompt_emails integer
)
RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  stored public.contact_inquiries;
  unknown text;
  email_now boolean;
BEGIN
  INSERT INTO public.contact_inquiries
  -- The right-hand side of || wins, so that no entry can set any of these columns.
  SELECT given.* FROM jsonb_populate_record(NULL::public.contact_inquiries, p_entries || jsonb_build_object(
    'id', gen_random_uuid(), 'created_at', now(), 'idempotency_key', p_key,
    'suspected_spam', p_suspected_spam, 'email_error', NULL,
    'claimed_by', NULL, 'claimed_until', NULL, 'handled_at', NULL
  )) AS given
  -- This update changes nothing, but returns the existing row. DO NOTHING would return no row.
  ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = p_key
  RETURNING * INTO stored;

  SELECT key INTO unknown FROM jsonb_object_keys(p_entries) AS key WHERE NOT to_jsonb(stored) ? key;
  IF FOUND THEN
    RAISE undefined_column USING MESSAGE = format('contact_inquiries has no column for the field %I', unknown);
  END IF;

  SELECT state.emailed_at IS NULL AND state.waits AND NOT state.suspected_spam AND p_prompt_emails >
    (SELECT count(*) FROM public.sent_emails WHERE sent_at > now() - interval '24 hours')
    + (SELECT count(*) FROM public.contact_inquiries WHERE claimed_until > now() AND claimed_by IS NULL)
  INTO email_now
  FROM public.inquiry_states AS state WHERE state.id = stored.id;
  IF email_now THEN
    UPDATE public.contact_inquiries SET claimed_by = NULL, claimed_until = now() + interval '30 seconds'
    WHERE id = stored.id;
  END IF;
  RETURN jsonb_build_object(
    'id', stored.id, 'createdEpoch', extract(epoch FROM stored.created_at), 'emailNow', email_now
  );
END
$$;

-- Returns at most p_most inquiries that wait, and counts the others. The returned inquiries belong to
-- the sweep p_sweep for a minute, so that two sweeps at once can't email the same inquiry. Leads come
-- first, then suspected spam; of each, the newest first. After a failed delivery, an inquiry is returned
-- again, until three recorded emails in 24 hours have carried it: if the record of one email was lost,
-- that makes four. A thief of the site's connection string can call
-- this function, so it doesn't return inquiries older than 30 days.
CREATE FUNCTION public.take_waiting(p_sweep uuid, p_most integer) RETURNS jsonb
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  WITH waiting AS MATERIALIZED (
    SELECT id, suspected_spam, created_at, copies, created_at < now() - interval '30 days' AS is_old
    FROM public.inquiry_states WHERE waits
  ), next AS (
    SELECT id FROM waiting JOIN public.contact_inquiries AS inquiry USING (id)
    WHERE NOT is_old AND copies < 3 AND (coalesce(claimed_until <= now(), true) OR claimed_by = p_sweep)
    ORDER BY waiting.suspected_spam, waiting.created_at DESC, id LIMIT p_most
  ), taken AS (
    UPDATE public.contact_inquiries
    SET claimed_by = p_sweep, claimed_until = now() + interval '1 minute'
    -- If another sweep has just taken the row, PostgreSQL checks these conditions again.
    WHERE id IN (SELECT id FROM next) AND (coalesce(claimed_until <= now(), true) OR claimed_by = p_sweep)
    RETURNING *
  )
  SELECT jsonb_build_object(
    'inquiries', (
      SELECT coalesce(jsonb_agg(
        to_jsonb(taken) || jsonb_build_object(
          'createdEpoch', extract(epoch FROM taken.created_at), 'emails', state.emails, 'reports', state.reports
        ) ORDER BY taken.suspected_spam, taken.created_at DESC, id
      ), '[]')
      FROM taken JOIN public.inquiry_states AS state USING (id)
    ),
    'more', (SELECT count(*) FROM waiting WHERE NOT is_old) - (SELECT count(*) FROM taken),
    'old', (SELECT count(*) FROM waiting WHERE is_old)
  )
$$;

-- Records that Resend has accepted the email p_email, which carries these inquiries.
CREATE FUNCTION public.record_sent(p_email text, p_inquiries jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  INSERT INTO public.sent_emails (id) VALUES (p_email) ON CONFLICT DO NOTHING;
  INSERT INTO public.sent_email_inquiries (inquiry_id, email_id)
  SELECT id, p_email FROM public.contact_inquiries
  WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text(p_inquiries))
  ON CONFLICT DO NOTHING;
  UPDATE public.contact_inquiries SET email_error = NULL, claimed_by = NULL, claimed_until = NULL
  WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text(p_inquiries))
$$;

-- Records why Resend has refused the email that was to carry these inquiries.
CREATE FUNCTION public.record_refused(p_inquiries jsonb, p_reason text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE public.contact_inquiries
  SET email_error = left(p_reason, 100), claimed_by = NULL, claimed_until = NULL
  WHERE id IN (SELECT value::uuid FROM jsonb_array_elements_text(p_inquiries))
$$;

-- Stores what Resend reported about an email. Reports can arrive in any order, and more than once.
-- With several recipients, the email has arrived if it reached any of them.
-- Returns the ids of the inquiries that the email carries.
CREATE FUNCTION public.report_email(p_email text, p_delivered boolean, p_failed boolean, p_report text)
RETURNS jsonb
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  INSERT INTO public.sent_emails AS email (id, delivered_at, failed_at, report)
  VALUES (p_email, CASE WHEN p_delivered THEN now() END, CASE WHEN p_failed THEN now() END, left(p_report, 100))
  ON CONFLICT (id) DO UPDATE SET
    delivered_at = coalesce(email.delivered_at, excluded.delivered_at),
    failed_at = coalesce(email.failed_at, excluded.failed_at),
    report = CASE WHEN strpos(email.report, excluded.report) > 0 THEN email.report
      ELSE left(nullif(concat_ws('; ', email.report, excluded.report), ''), 200) END;
  SELECT coalesce(jsonb_agg(inquiry_id), '[]') FROM public.sent_email_inquiries WHERE email_id = p_email
$$;

-- overdue: inquiries that have waited for more than an hour. After a failed delivery, the next email
-- counts only once it has gone an hour (55 minutes, because a sweep may begin early) without a failure.
-- undelivered: emails without a delivery after four hours, once Resend has reported any delivery. After
-- a week, such an email no longer counts.
CREATE FUNCTION public.overdue_inquiries() RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT jsonb_build_object(
    'overdue', (
      SELECT count(*) FROM public.inquiry_states
      WHERE created_at < now() - interval '1 hour' AND (
        waits
        OR handled_at IS NULL AND delivered_at IS NULL AND has_failed
          AND emailed_at > now() - interval '55 minutes'
      )
    ),
    'undelivered', (
      SELECT count(DISTINCT email.id)
      FROM public.sent_emails AS email
      JOIN public.sent_email_inquiries AS carried ON carried.email_id = email.id
      JOIN public.inquiry_states AS inquiry ON inquiry.id = carried.inquiry_id
      WHERE email.sent_at BETWEEN now() - interval '7 days' AND now() - interval '4 hours'
        AND inquiry.delivered_at IS NULL AND inquiry.handled_at IS NULL
        AND EXISTS (
          SELECT FROM public.sent_emails JOIN public.sent_email_inquiries ON email_id = sent_emails.id
          WHERE sent_emails.delivered_at IS NOT NULL
        )
    )
  )
$$;

-- Returns the number of deleted inquiries, and the period in months. This function takes no argument, so
-- that a thief of the connection string can't delete more.
CREATE FUNCTION public.delete_expired_inquiries() RETURNS jsonb
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  DELETE FROM public.sent_emails WHERE sent_at < now() - interval '2 days'
    AND NOT EXISTS (SELECT FROM public.sent_email_inquiries WHERE email_id = sent_emails.id);
  WITH expired AS (
    DELETE FROM public.contact_inquiries
    USING public.retention WHERE created_at < now() - make_interval(months => retention.months)
    RETURNING id
  )
  SELECT jsonb_build_object(
    'deleted', (SELECT count(*) FROM expired), 'months', (SELECT months FROM public.retention)
  )
$$;

-- Creates the role if it is missing. Otherwise, takes away its memberships, its objects, and its rights
-- and settings in this database, also those that every role has.
CREATE PROCEDURE public.reset_role(name name)
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  membership record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
    EXECUTE format('CREATE ROLE %I NOLOGIN', name);
  END IF;
  FOR membership IN
    SELECT roleid::regrole AS granted, rolname FROM pg_auth_members
    LEFT JOIN pg_roles ON pg_roles.oid = grantor
    WHERE member = (SELECT oid FROM pg_roles WHERE rolname = name)
  LOOP
    -- PostgreSQL 16 needs the name of the grantor. In PostgreSQL 15, the grantor may no longer exist.
    EXECUTE format('REVOKE %s FROM %I', membership.granted, name)
      || coalesce(format(' GRANTED BY %I', membership.rolname), '');
  END LOOP;
  -- Neon's console makes each role a member of neon_superuser, which only Neon can undo. A role that
  -- owns tables is refused, because DROP OWNED would delete the tables.
  IF EXISTS (
    SELECT FROM pg_roles WHERE rolname = name AND (
      rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
      OR EXISTS (SELECT FROM pg_auth_members WHERE member = pg_roles.oid)
      OR EXISTS (SELECT FROM pg_database WHERE datdba = pg_roles.oid)
      OR EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid AND relpersistence <> 't')
    )
  ) THEN
    RAISE insufficient_privilege USING MESSAGE = 'it owns tables or a database, or has rights of other roles';
  END IF;

  -- Only a member of a role may drop what the role owns.
  EXECUTE format('GRANT %1$I TO CURRENT_USER; DROP OWNED BY %1$I; REVOKE %1$I FROM CURRENT_USER', name);
  EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', name, current_database());
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC;
  REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
EXCEPTION
  WHEN insufficient_privilege OR dependent_objects_still_exist THEN
    RAISE insufficient_privilege USING MESSAGE = format('The role %s exists already, and can''t be made '
      'safe: %s. Delete the role (at Neon, under Roles), and try again', name, SQLERRM);
END
$$;

-- Lets the site's role call this schema's functions, and nothing else (docs/adr/0007). Every migration
-- that adds a function must call this procedure again. `npm run db:site-password` also calls it.
CREATE PROCEDURE public.secure_site_role(site name DEFAULT 'harbourline_site')
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  CALL public.reset_role(site);
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), site);
  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', site);
  EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO %I', site);
  -- `npm run doctor` reads the names of the applied migrations.
  EXECUTE format('GRANT SELECT (name) ON public.schema_migrations TO %I', site);
END
$$;

-- Lets the role for staff read the inquiries and their emails, and change nothing (docs/adr/0028).
-- `npm run db:staff-password` calls this procedure.
CREATE PROCEDURE public.secure_staff_role(staff name)
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  CALL public.reset_role(staff);
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), staff);
  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', staff);
  EXECUTE format('GRANT SELECT ON public.contact_inquiries, public.sent_emails,
    public.sent_email_inquiries, public.inquiry_states TO %I', staff);
END
$$;

CALL public.secure_site_role();
