-- Lists of winners are made of settled wins of real money, rounds and orders of lotteries alike, each under its own name: a result
-- that is settled anew changes or takes away what was shown of it.

alter table winners
  -- Null where the desk wrote the win, or a demo made it up: then the name is written as it shows.
  add column member_id uuid references members (id) on delete cascade,
  alter column masked_account drop not null,
  add column source text check (source in ('round', 'order')),
  -- Of a round its vendor and id, of a lottery the order, as the betting record has it.
  add column reference text check (length(reference) between 1 and 200),
  alter column game_id drop not null,
  add column lottery text check (length(lottery) between 1 and 40),
  -- The issue that was drawn; null of a lottery that is drawn bet by bet.
  add column issue text check (length(issue) between 1 and 60),
  add column category text,
  -- Nothing of a free round.
  add column stake_minor bigint check (stake_minor >= 0),
  -- How many hundredths of the stake were paid; null where the stake is too small to compare.
  add column multiple bigint check (multiple > 0),
  add constraint winners_of_one_thing check ((game_id is null) <> (lottery is null)),
  add constraint winners_have_a_name check ((member_id is null) <> (masked_account is null)),
  add constraint winners_reference check ((source is null) = (reference is null));

-- The category of the lobby.
create function winner_category(p_game text, p_lottery text) returns text
  language plpgsql stable as $$
begin
  if p_lottery is not null then
    return case when exists (select from lottery_vendors where lottery = p_lottery and vendor_code = 'ELOTT')
      then 'ELOTT' else 'LOTT' end;
  end if;
  return (select case when game.category = 'SPORTS' and vendor.is_esports then 'ESPORTS' else game.category end
            from games game join vendors vendor on vendor.code = game.vendor_code where game.id = p_game);
end
$$;

alter table winners no force row level security;
update winners set category = winner_category(game_id, lottery);
alter table winners force row level security;
alter table winners alter column category set not null;

create function set_winner_category() returns trigger
  language plpgsql as $$
begin
  new.category := winner_category(new.game_id, new.lottery);
  return new;
end
$$;
create trigger categorised before insert or update of game_id, lottery on winners
  for each row execute function set_winner_category();

create unique index winners_by_reference on winners (merchant_code, source, reference) where source is not null;
create index winners_by_multiple on winners (merchant_code, currency, multiple desc) where multiple is not null;
create index winners_by_category on winners (merchant_code, category, won_at desc);
create index winners_of_lotteries on winners (merchant_code, won_at desc) where lottery is not null;
create index winners_of_member on winners (member_id) where member_id is not null;

-- Whether others may see what the member won, under a shortened name; null as the market has it for who said nothing.
alter table members add column shows_wins boolean;

-- Open pages read their lists of winners anew.
alter domain live_event_kind drop constraint live_event_kind_check;
alter domain live_event_kind add constraint live_event_kind_check check
  (value in ('balance', 'round', 'winner', 'winners', 'message', 'banners', 'signOut', 'lotteryOrder', 'payment', 'badges',
    'inbox', 'broadcast', 'identity'));
alter table live_events
  drop constraint live_events_check,
  add constraint live_events_check
    check ((kind in ('winner', 'winners', 'message', 'banners', 'broadcast')) = (member_id is null));

-- Kept lists and pages are forgotten at once. Few members change so after a win of theirs was shown, so their commits may wait in
-- line for the notification.
create function tell_winners_of_member() returns trigger
  language plpgsql as $$
begin
  if not exists (select from winners where member_id = new.id and merchant_code = new.merchant_code) then
    return null;
  end if;
  insert into live_events (merchant_code, kind) values (new.merchant_code, 'winners');
  perform pg_notify('content_changed', new.merchant_code);
  perform pg_notify('live_events', new.merchant_code);
  return null;
end
$$;
create trigger tell_winners after update of
    status, shows_wins, paused_until, sign_in_frozen_until, play_frozen_until, withdrawal_frozen_until, erased_at on members
  for each row when (
    (old.status, old.shows_wins, old.paused_until, old.sign_in_frozen_until, old.play_frozen_until,
      old.withdrawal_frozen_until, old.erased_at)
    is distinct from
    (new.status, new.shows_wins, new.paused_until, new.sign_in_frozen_until, new.play_frozen_until,
      new.withdrawal_frozen_until, new.erased_at))
  execute function tell_winners_of_member();
