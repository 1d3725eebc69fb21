-- Promotions that go with a deposit, and free spins; what is given says whether it is cash or bonus money.

alter table promotions drop constraint promotions_kind_check;
alter table promotions add constraint promotions_kind_check
  check (kind in ('activity', 'signIn', 'redPacket', 'raffle', 'depositMatch', 'freeSpins'));
alter table promotion_entries drop constraint promotion_entries_kind_check;
alter table promotion_entries add constraint promotion_entries_kind_check
  check (kind in ('activity', 'signIn', 'redPacket', 'raffle', 'depositMatch', 'freeSpins'));

create function pg_temp.with_terms(terms jsonb) returns jsonb language sql as $$
  select (terms - 'turnover') || jsonb_build_object(
    'pays', jsonb_build_object('pays', 'cash', 'turnover', terms -> 'turnover'), 'rate', '0', 'cap', '0')
$$;
alter table promotions no force row level security;
alter table promotion_versions no force row level security;
update promotions set draft = pg_temp.with_terms(draft) where draft ? 'turnover';
update promotion_versions set terms = pg_temp.with_terms(terms) where terms ? 'turnover';
alter table promotions force row level security;
alter table promotion_versions force row level security;
