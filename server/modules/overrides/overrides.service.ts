import type { Tx } from '../../db/database.ts';
import { listOverrides, type OverrideKind } from './overrides.repository.ts';

/** What the merchant says of a kind at the desk, by the ids of its entries. */
export const readOverrides = (tx: Tx, kind: OverrideKind) => listOverrides(tx, kind);
