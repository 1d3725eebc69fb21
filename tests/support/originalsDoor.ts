import type { SlotLimitsJson } from '../../engine/games/slots/slotKind.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrawStream } from '../../engine/games/fairness/drawStream.ts';
import { lanternOrchard } from '../../engine/games/slots/catalogue/lanternOrchard.ts';
import { createSlotModel } from '../../engine/games/slots/slotModel.ts';
import type { StubKey } from '../../scripts/vendor/walletStub.ts';
import { withTransaction } from '../../server/db/database.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { isSignedBy, SIGNATURE_HEADERS } from '../../server/crypto/requestSignature.ts';
import type { TestBrand, TestGateway } from './gateway.ts';
import { callOriginals } from './originals.ts';
import { testKeys } from './seal.ts';

const model = createSlotModel(lanternOrchard);
const box = createSecretBox(testKeys.secret, randomBytes);

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Hands our own vendor the key that the kit knows, in place of one that it would ask for. */
export async function setOriginalsKey(
  gateway: TestGateway,
  { merchantCode }: TestBrand,
  { id, secret }: StubKey,
): Promise<void> {
  await withTransaction(gateway.db, { merchantCode }, (tx) =>
    tx
      .insertInto('house_keys')
      .values({
        merchant_code: merchantCode,
        key_id: id,
        secret_sealed: box.seal(secret, `house key ${merchantCode} ${id}`),
        created_at: gateway.now(),
      })
      .execute(),
  );
}

/** A client seed with which the next round wins or loses: a test alone may look at a server seed. */
async function chooseClientSeed(
  gateway: TestGateway,
  at: TestBrand,
  { hash, outcome }: { readonly hash: string; readonly outcome: string },
): Promise<string> {
  const { server_seed_sealed: sealed } = await withTransaction(gateway.db, at, (tx) =>
    tx
      .selectFrom('house_seeds')
      .select('server_seed_sealed')
      .where('server_seed_hash', '=', hash)
      .executeTakeFirstOrThrow(),
  );
  const serverSeed = box.open(sealed, `house seed ${hash}`)!;
  for (let index = 0; ; index += 1) {
    const clientSeed = `seed-${index}`;
    const round = model.draw(createDrawStream({ serverSeed, clientSeed, nonce: 0 }));
    if (round.totalCoins > 0 === (outcome === 'win')) return clientSeed;
  }
}

/** Opens our own vendor's test door, which plays as a page does; it is in no build. */
export async function openTestDoor(gateway: TestGateway, at: TestBrand, key: StubKey) {
  const open = (code: string) => callOriginals(gateway, 'open', { code }, { at });

  async function play(text: string): Promise<void> {
    const { code, stake, outcome } = JSON.parse(text) as Record<string, string>;
    const { status, value } = await open(code!);
    if (status !== 200) return;
    const { session, seeds } = value;
    const { levels } = value.limits as unknown as SlotLimitsJson;
    const hash = seeds.nextServerSeedHash;
    const clientSeed = await chooseClientSeed(gateway, at, { hash, outcome: outcome! });
    await callOriginals(gateway, 'seeds', { session, clientSeed }, { at });
    const { level } = levels.find((each) => each.stake === stake)!;
    const freeSpin = value.freeSpins !== null;
    const body = {
      session,
      bet: { level },
      requestId: randomUUID(),
      ...(freeSpin && { freeSpin }),
    };
    for (let left = 10; left > 0; left -= 1) {
      if ((await callOriginals(gateway, 'play', body, { at })).status !== 503) return;
    }
  }

  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const path = request.url ?? '';
    if (request.method === 'GET') {
      const { status } = await open(new URL(path, 'http://door').searchParams.get('code') ?? '');
      response.writeHead(status).end();
      return;
    }
    const header = (name: string) => String(request.headers[name] ?? '');
    const timestamp = header(SIGNATURE_HEADERS.timestamp);
    const nonce = header(SIGNATURE_HEADERS.nonce);
    const signed = { method: 'POST', path, timestamp, nonce, body };
    const isKnown = isSignedBy(key.secret, signed, header(SIGNATURE_HEADERS.signature));
    if (isKnown) await play(body);
    response.writeHead(isKnown ? 200 : 401).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/launch/HOUSE/CONFORM`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
