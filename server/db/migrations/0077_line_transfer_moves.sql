-- Money within a line is a type of its own in what moved money beside play.
alter table money_moves drop constraint money_moves_type_check;
alter table money_moves add constraint money_moves_type_check check (type in
  ('opening', 'deposit', 'withdrawal', 'bonus', 'cashback', 'income', 'lineTransfer', 'adjustment'));

create or replace function money_type(p_kind text, p_transfer text) returns text
  language sql immutable as $$
  select case p_kind
    when 'commission' then 'income'
    when 'bonus' then case when starts_with(p_transfer, 'cashback:') then 'cashback' else 'bonus' end
    when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'opening' then 'opening'
    when 'lineTransfer' then 'lineTransfer'
    else 'adjustment' end
$$;

-- Those that were sent before.
alter table money_moves no force row level security;
alter table ledger_transfers no force row level security;
alter table ledger_entries no force row level security;
update money_moves move set type = 'lineTransfer'
  from ledger_entries entry join ledger_transfers transfer
    on transfer.merchant_code = entry.merchant_code and transfer.id = entry.transfer_id
 where entry.id = move.entry_id and entry.merchant_code = move.merchant_code
   and transfer.kind = 'lineTransfer' and move.type = 'adjustment';
alter table money_moves force row level security;
alter table ledger_transfers force row level security;
alter table ledger_entries force row level security;
