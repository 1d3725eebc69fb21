import { expect, it } from 'vitest';
import { leanContract } from './leanContracts.ts';

it('a call keeps what browsers send it by, and loses what only the gateway reads', async () => {
  const lean = await leanContract(
    `export const getGame = defineEndpoint({
       id: 'getGame', method: 'GET', path: '/game', summary: 'One game.', gate: 'slots', token: true, sealed: false,
       query: { type: 'object', properties: { value: { type: 'string' } } } as const,
       value: gameSchema,
     });`,
    'games.ts',
  );
  expect(lean).not.toMatch(/summary|query|value|gameSchema/);
  expect(lean).toMatch(/id: 'getGame'.*method: 'GET'.*path: '\/game'.*gate: 'slots'.*token: true/s);
});

it('a feature keeps its module, and loses what people read of it', async () => {
  const lean = await leanContract(
    `export const FEATURES = [{ id: 'slots', moduleId: 'GAM_RNG', meaning: 'Slot machines.' }] as const;`,
    'features.ts',
  );
  expect(lean).toContain("moduleId: 'GAM_RNG'");
  expect(lean).not.toContain('Slot machines');
});

it('what a schema of its own names stays, where something else reads it', async () => {
  const lean = await leanContract(
    `export const statuses = { value: ['normal', 'soon'], description: 'What can be played.' };`,
    'games.ts',
  );
  expect(lean).toContain("value: ['normal', 'soon']");
});
