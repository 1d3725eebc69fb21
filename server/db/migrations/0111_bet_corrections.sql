-- Corrections of settled bets are few among bets: bills name them without reading the others.
create index bets_corrections on bets (merchant_code, day) where version > 0;
