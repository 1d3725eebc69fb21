import type { PhoneBook } from './phoneBook.ts';

/** Loads what is known about the world's mobile numbers, some 30 kB: only where a phone field shows. */
export async function loadPhoneBook(): Promise<PhoneBook> {
  return (await import('./phoneBook.ts')).phoneBook;
}

/**
 * A number as its owner recognises it and nobody else learns it: `+34 ••• ••• 412`. The mask does not tell how long the
 * number is. The dialling code comes with or without `+`.
 */
export function maskPhone(e164: string, diallingCode: string): string {
  return `+${diallingCode.replace(/^\+/, '')} ••• ••• ${e164.slice(-3)}`;
}
