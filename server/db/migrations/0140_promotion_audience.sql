-- Who a promotion is for is a segment, as that of a message to many; the level and the days after registering are part of it.
create function pg_temp.with_audience(terms jsonb) returns jsonb language sql as $$
  select (terms - 'minLevel' - 'newDays') || jsonb_build_object('audience',
    case when (terms ->> 'minLevel')::int > 0 then jsonb_build_object('rankFrom', terms -> 'minLevel') else '{}' end
    || case when (terms ->> 'newDays')::int > 0 then jsonb_build_object('newDays', terms -> 'newDays') else '{}' end)
$$;
alter table promotions no force row level security;
alter table promotion_versions no force row level security;
update promotions set draft = pg_temp.with_audience(draft) where draft is not null and not draft ? 'audience';
update promotion_versions set terms = pg_temp.with_audience(terms) where not terms ? 'audience';
alter table promotions force row level security;
alter table promotion_versions force row level security;
