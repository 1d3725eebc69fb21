import type { SecretBox } from '../../crypto/secretBox.ts';

/** A place in the order of events: everything up to it, itself included, was told. */
export interface Position {
  readonly transactionId: bigint;
  /** Of the event within it; 0 is before the first. */
  readonly id: bigint;
}

/** What a page knows of where it is. */
export interface Mark {
  readonly position: Position;
  /** When that was, by the database's clock, in milliseconds since 1970. */
  readonly atMs: number;
}

/** Above zero where `one` comes after `other`. */
export function comparePositions(one: Position, other: Position): number {
  const first = one.transactionId - other.transactionId || one.id - other.id;
  return first > 0n ? 1 : first < 0n ? -1 : 0;
}

/** Writes marks so that pages can carry them and learn nothing from them, such as how much is played. */
export interface MarkWriter {
  write(mark: Mark): string;
  /** Null for what is no mark of this merchant's. */
  read(text: string): Mark | null;
}

const form = /^(\d{1,20}) (\d{1,19}) (\d{1,15})$/;

/** Makes the marks of one merchant. */
export function createMarkWriter(box: SecretBox, merchantCode: string): MarkWriter {
  const context = `event of ${merchantCode}`;
  return {
    write: ({ position, atMs }) =>
      box.seal(`${position.transactionId} ${position.id} ${atMs}`, context),
    read(text) {
      const [, transactionId, id, atMs] = form.exec(box.open(text, context) ?? '') ?? [];
      if (!transactionId || !id || !atMs) return null;
      return {
        position: { transactionId: BigInt(transactionId), id: BigInt(id) },
        atMs: Number(atMs),
      };
    },
  };
}
