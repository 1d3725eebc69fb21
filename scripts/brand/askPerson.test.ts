import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createAsker } from './askPerson.ts';
import { UsageError } from './command.ts';

const open = (typed: string, signal = new AbortController().signal) => {
  const input = new PassThrough();
  input.end(typed);
  return createAsker({ input, output: new PassThrough(), signal });
};

describe('createAsker', () => {
  it('gives each question its line, also when all answers came at once', async () => {
    const person = open('Nova\nnova.example\n');
    expect(await person.ask('Name?')).toBe('Nova');
    expect(await person.ask('Host?')).toBe('nova.example');
    person.close();
  });

  it('says that no answer came where the input ends', async () => {
    await expect(open('').ask('Name?')).rejects.toThrow(
      new UsageError('No answer came to "Name?".'),
    );
  });

  it('stops waiting when the command is stopped', async () => {
    const stopping = new AbortController();
    const person = createAsker({
      input: new PassThrough(),
      output: new PassThrough(),
      signal: stopping.signal,
    });
    const answer = person.ask('Name?');
    stopping.abort();
    await expect(answer).rejects.toBeInstanceOf(UsageError);
  });
});
