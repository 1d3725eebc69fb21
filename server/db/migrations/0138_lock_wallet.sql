-- Locks a member's main wallet, opened now if there was none, in one trip.
create function ledger_lock_wallet(p_merchant text, p_member uuid, p_currency text, p_at timestamptz) returns void
  language plpgsql as $$
declare
  v_id bigint := ledger_account(p_merchant, p_member, null, 'wallet', p_currency, p_at);
begin
  perform from ledger_accounts where id = v_id for no key update;
end
$$;
