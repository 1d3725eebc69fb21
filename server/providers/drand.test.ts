import { describe, expect, it } from 'vitest';
import { timeOfRound } from '../../engine/lottery/beacon.ts';
import { signRound, testChain } from '../../tests/support/beacon.ts';
import { createDrand } from './drand.ts';
import type { Fetch } from './httpCall.ts';

const ROUND = 1_000_000;
const TOLD_AT = timeOfRound(testChain, ROUND);

/** A beacon of two addresses, with its clock, and which addresses were asked. */
function open(answers: Readonly<Record<string, () => Promise<Response>>>) {
  let now = TOLD_AT;
  const asked: string[] = [];
  const fetch: Fetch = (input) => {
    const url = input as string;
    asked.push(url);
    return answers[new URL(url).host]!();
  };
  const beacon = createDrand({
    urls: ['https://one.example', 'https://two.example'],
    chain: testChain,
    fetch,
    clock: () => new Date(now),
  });
  return { beacon, asked, setNow: (to: number) => (now = to) };
}

const tell = (body: unknown) => () => Promise.resolve(Response.json(body));
const fail = () => Promise.resolve(new Response('', { status: 404 }));

describe('a round of drand', () => {
  it('is asked for once, of the network that is set up, and kept', async () => {
    const { beacon, asked } = open({ 'one.example': tell(signRound(ROUND)) });
    expect([beacon.find(ROUND), beacon.find(ROUND)]).toEqual([undefined, undefined]);
    await expect.poll(() => beacon.find(ROUND)).toBe(signRound(ROUND).signature);
    expect(asked).toEqual([`https://one.example/${testChain.hash}/public/${ROUND}`]);
  });

  it('is not asked for before it is told', () => {
    const { beacon, asked, setNow } = open({});
    setNow(TOLD_AT - 1);
    expect(beacon.find(ROUND)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([
    ['says nothing of use', tell({ round: ROUND })],
    ['tells another round', tell(signRound(ROUND + 1))],
    ['has no such round yet', fail],
    ['does not answer', () => Promise.reject(new Error('away'))],
  ])('comes from the second address where the first %s', async (_, first) => {
    const { beacon } = open({ 'one.example': first, 'two.example': tell(signRound(ROUND)) });
    beacon.find(ROUND);
    await expect.poll(() => beacon.find(ROUND)).toBe(signRound(ROUND).signature);
  });

  it('is one of a few that are asked for at once, and none is while nobody answers', async () => {
    const { beacon, asked } = open({ 'one.example': fail, 'two.example': fail });
    const rounds = Array.from({ length: 50 }, (_, index) => ROUND - index);
    for (const round of rounds) beacon.find(round);
    await expect.poll(() => asked.length).toBe(8);
    for (const round of rounds) beacon.find(round);
    expect(asked).toHaveLength(8);
  });

  it('that nobody has is asked for again a second later', async () => {
    const answers = { 'one.example': fail, 'two.example': fail };
    const { beacon, asked, setNow } = open(answers);
    beacon.find(ROUND);
    await expect.poll(() => asked.length).toBe(2);
    answers['two.example'] = tell(signRound(ROUND));
    setNow(TOLD_AT + 1_000);
    await expect.poll(() => beacon.find(ROUND)).toBe(signRound(ROUND).signature);
    expect(asked).toHaveLength(4);
  });
});
