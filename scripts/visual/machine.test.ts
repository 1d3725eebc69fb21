import { describe, expect, it } from 'vitest';
import { isSameKind, readMachineKind } from './machine.ts';

describe('kinds of machines', () => {
  it('are the same with two patches of a build of the browser', async () => {
    const [one, other] = [
      await readMachineKind('156.0.8078.79'),
      await readMachineKind('156.0.8078.108'),
    ];
    expect(isSameKind(one, other)).toBe(true);
  });

  it('differ with another build of the browser', async () => {
    const [one, other] = [
      await readMachineKind('156.0.8078.79'),
      await readMachineKind('156.0.8079.79'),
    ];
    expect(isSameKind(one, other)).toBe(false);
  });
});
