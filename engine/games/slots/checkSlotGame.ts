import { slotGameSchema, type SlotGame } from '../../../schemas/slotGame.schema.ts';
import { formatPath } from '../../brand/jsonPath.ts';
import { compileSchema, findSchemaFaults } from '../../brand/schemaFaults.ts';
import { suggestName } from '../../nearestName.ts';
import type { GameFault } from '../gameFault.ts';

/** Everything that is wrong with the data of a slot game but its published figures; none for a sound one. */
export function checkSlotGame(input: unknown): readonly GameFault[] {
  const faults = findSchemaFaults(compileSchema(slotGameSchema), input);
  if (faults.length > 0) {
    return faults.map(({ path, message, suggestion }) => ({
      path: formatPath(path),
      message,
      ...(suggestion && { suggestion }),
    }));
  }
  const game = input as SlotGame;
  return [...checkSymbols(game), ...checkReels(game), ...checkLines(game), ...checkFreeSpins(game)];
}

function* checkSymbols({ symbols, wins }: SlotGame): Generator<GameFault> {
  for (const [index, { id, kind, pays, multiplier }] of symbols.entries()) {
    const path = `symbols[${index}]`;
    const before = symbols.slice(0, index);
    if (before.some((other) => other.id === id)) {
      yield { path: `${path}.id`, message: `"${id}" is the id of two symbols.` };
    }
    if (kind !== 'regular' && before.some((other) => other.kind === kind)) {
      yield { path: `${path}.kind`, message: `A game has one ${kind} at most.` };
    }
    if (pays.some((pay, more) => pay < (pays[more - 1] ?? 0))) {
      yield { path: `${path}.pays`, message: `More of "${id}" must not pay less.` };
    }
    if (multiplier !== undefined && (kind !== 'wild' || wins.kind !== 'lines')) {
      yield { path: `${path}.multiplier`, message: 'Only a wild on lines multiplies.' };
    }
    if (kind === 'wild' && wins.kind === 'ways' && pays.some((pay) => pay > 0)) {
      yield {
        path: `${path}.pays`,
        message: 'A wild pays nothing of its own where ways count.',
        suggestion: 'Write [0, 0, 0, 0].',
      };
    }
  }
}

function* checkReels({ symbols, reels, freeSpins, rows }: SlotGame): Generator<GameFault> {
  const ids = symbols.map(({ id }) => id);
  const scatter = symbols.find(({ kind }) => kind === 'scatter')?.id;
  const strips = [
    ...reels.map((reel, index) => ({ reel, path: `reels[${index}]` })),
    ...(freeSpins?.reels ?? []).map((reel, index) => ({ reel, path: `freeSpins.reels[${index}]` })),
  ];
  for (const { reel, path } of strips) {
    const strip = reel.split(' ');
    for (const id of new Set(strip.filter((shown) => !ids.includes(shown)))) {
      const suggestion = suggestName(id, ids);
      yield { path, message: `"${id}" is none of the symbols.`, ...(suggestion && { suggestion }) };
    }
    const isCrowded = strip.some((id, at) => {
      const after = Array.from(
        { length: rows - 1 },
        (_, row) => strip[(at + row + 1) % strip.length],
      );
      return id === scatter && after.includes(id);
    });
    if (isCrowded) {
      yield {
        path,
        message: 'Two scatters can show at once on this reel.',
        suggestion: `Put at least ${rows - 1} other symbols between them.`,
      };
    }
  }
  const missing = ids.findIndex((id) => !strips.some(({ reel }) => reel.split(' ').includes(id)));
  if (missing >= 0) {
    yield { path: `symbols[${missing}]`, message: `"${ids[missing]}" stands on no reel.` };
  }
}

function* checkLines({ wins, rows }: SlotGame): Generator<GameFault> {
  if (wins.kind !== 'lines') return;
  for (const [index, line] of wins.lines.entries()) {
    if (line.some((row) => row >= rows)) {
      yield { path: `wins.lines[${index}]`, message: `There are rows 0 to ${rows - 1} only.` };
    }
  }
}

function* checkFreeSpins({ symbols, freeSpins }: SlotGame): Generator<GameFault> {
  if (!freeSpins) return;
  const has = (kind: string) => symbols.some((symbol) => symbol.kind === kind);
  if (!has('scatter')) {
    yield { path: 'freeSpins', message: 'Free spins need a scatter to bring them.' };
  }
  if (freeSpins.expandingWilds && !has('wild')) {
    yield { path: 'freeSpins.expandingWilds', message: 'There is no wild that could expand.' };
  }
  if (freeSpins.spins.some((spins) => spins > freeSpins.most)) {
    yield {
      path: 'freeSpins.most',
      message: 'Scatters bring more free spins than one round may come to.',
      suggestion: `Write at least ${Math.max(...freeSpins.spins)}.`,
    };
  }
}
