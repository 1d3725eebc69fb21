import { describe, expect, it } from 'vitest';
import { findMessagePart } from './messageParts.ts';

describe('a message', () => {
  it.each([
    [
      'that only a form says goes with the forms',
      ['src/features/session/LoginModal.tsx'],
      'account',
    ],
    ['of a menu is for every page', ['src/features/session/screens.ts'], undefined],
    [
      'that a form and the page say is for every page',
      ['src/features/session/LoginModal.tsx', 'src/ui/Header/Header.tsx'],
      undefined,
    ],
    ['of a message template goes to no browser', ['src/app/messageTemplates.ts'], 'gateway'],
    ['that nobody says is for every page', [], undefined],
  ])('%s', (_, files, part) => {
    expect(findMessagePart(files)).toBe(part);
  });
});
