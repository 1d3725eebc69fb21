-- What passes by itself of the house's books: rounds of tables that were only watched, and seeds of play money.

-- A round without a number for anybody may have bets whose stakes were given back. It stays with them, so they are to be seen.
create policy owner_lists_returned on house_rounds for select to current_user
  using (table_round_id is not null and outcome is null);

-- Seeds go with the last session that could play with them.
create index house_seeds_for_nothing on house_seeds (created_at) where mode = 'play';
create index house_sessions_of_nothing on house_sessions (merchant_code, member_alias) where mode = 'play';
create policy owner_lists on house_sessions for select to current_user using (mode = 'play');
-- The sweep waits a day longer than this. Seeds of real money are never in reach of it.
call let_owner_sweep('house_seeds', 'mode = ''play'' and created_at < now() - interval ''6 days''');
