-- The role of the public site: it may call the three functions and touch nothing else. Reading the
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

GRANT USAGE ON SCHEMA public TO harbourline_site;

GRANT EXECUTE ON FUNCTION
  public.submit_inquiry(uuid, uuid, text, text, text, text, text, boolean),
  public.claim_unsent(uuid, uuid),
  public.mark_notified(uuid, text)
TO harbourline_site;
