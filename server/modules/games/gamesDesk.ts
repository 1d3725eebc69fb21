import type { Database, Tx } from '../../db/database.ts';
import { checkCountries } from '../countries.ts';
import { createDesk, type Desk, type DeskKind, type Finding } from '../desk.ts';
import {
  listGameChoices,
  listVendorChoices,
  placeChoices,
  saveGameChoice,
  saveVendorChoice,
  type Choice,
  type GameChoice,
} from './choices.repository.ts';

type Named<C> = C & { readonly name: string };

/** What a merchant says of the platform's vendors and games, for whoever decides it. */
export interface GamesDesk {
  readonly vendors: Desk<Named<Choice>>;
  readonly games: Desk<Named<GameChoice>>;
}

/** A kind of which the platform says which there are; to remove one is to take it out of the merchant's lobby. */
function keepChoices<C extends Named<Choice>>(
  of: 'vendors' | 'games',
  {
    names,
    list,
    save,
    check,
  }: {
    readonly names: DeskKind<C>['names'];
    readonly list: (tx: Tx) => Promise<readonly C[]>;
    readonly save: (tx: Tx, merchantCode: string, choice: C) => Promise<void>;
    readonly check?: (choice: C) => readonly Finding[];
  },
): DeskKind<C> {
  return {
    names,
    isCatalogue: true,
    list,
    listDefaults: () => Promise.resolve([]),
    complete: () => {
      throw new Error('The platform says which there are.');
    },
    check: (entry) => ({ entry, findings: check?.(entry) ?? [] }),
    save,
    async remove(tx, merchantCode, ids) {
      const wanted = (await list(tx)).filter(({ id }) => ids.includes(id));
      for (const choice of wanted) await save(tx, merchantCode, { ...choice, isShown: false });
    },
    order: (tx, merchantCode, ids) => placeChoices(tx, of, merchantCode, ids),
  };
}

/** Vendors and games as a desk works on them. */
export const choiceKinds = {
  vendors: keepChoices('vendors', {
    names: ['vendor', 'vendors'],
    list: listVendorChoices,
    save: saveVendorChoice,
  }),
  games: keepChoices('games', {
    names: ['game', 'games'],
    list: listGameChoices,
    save: (tx, merchantCode, choice) =>
      // A version from before there was the field says nothing of it.
      saveGameChoice(tx, merchantCode, {
        ...choice,
        closedCountries: choice.closedCountries ?? [],
      }),
    check: ({ closedCountries = [] }) => checkCountries(closedCountries),
  }),
} as const;

/** Makes the desks of vendors and games over a database and a clock. */
export function createGamesDesk(tools: {
  readonly db: Database;
  readonly clock: () => Date;
}): GamesDesk {
  return {
    vendors: createDesk(choiceKinds.vendors, tools),
    games: createDesk(choiceKinds.games, tools),
  };
}
