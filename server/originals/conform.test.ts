import { expect, it } from 'vitest';
import { lanternOrchard } from '../../engine/games/slots/catalogue/lanternOrchard.ts';
import { slotKind } from '../../engine/games/slots/slotKind.ts';
import { conform } from '../../scripts/vendor/conform.ts';
import { aurora, createTestGateway } from '../../tests/support/gateway.ts';
import { openTestDoor, setOriginalsKey } from '../../tests/support/originalsDoor.ts';
import { findFreePort } from '../embedded/server.ts';
import type { WalletPatience } from './wallet.ts';

const key = { id: 'vk_conformance_kit', secret: 'A'.repeat(43) };

async function run(patience: WalletPatience) {
  const port = await findFreePort();
  const gateway = await createTestGateway({
    originals: {
      games: new Map([
        [
          'CONFORM',
          { kind: slotKind, game: slotKind.games.find(({ id }) => id === lanternOrchard.id)! },
        ],
      ]),
      walletOrigin: () => `http://127.0.0.1:${port}`,
      patience,
    },
  });
  await setOriginalsKey(gateway, aurora, key);
  const door = await openTestDoor(gateway, aurora, key);
  const lines: string[] = [];
  const code = await conform({
    target: door.url,
    key,
    port,
    clock: gateway.now,
    patienceMs: 10_000,
    lateMs: 1500,
    freeSpins: true,
    write: (line) => lines.push(line),
  });
  await door.close();
  await gateway.close();
  return { code, text: lines.join('\n') };
}

it('our own vendor conforms to the interface, as any vendor must', async () => {
  const { code, text } = await run({ timeoutMs: 700, pausesMs: [20, 20, 20] });
  expect(text).toContain('scenarios are as they should be.');
  expect(code, text).toBe(0);
}, 60_000);
