import fastify from 'fastify';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDeskFiles } from './deskFiles.ts';

async function open(deskDir?: string) {
  const app = fastify();
  let given = 0;
  await addDeskFiles(app, { deskDir, random: (bytes) => Buffer.alloc(bytes, (given += 1)) });
  return app;
}

function build(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-desk-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/desk-1.js'), 'let desk;');
  writeFileSync(path.join(folder, 'desk.html'), '<script nonce="{{nonce}}"></script>');
  return folder;
}

describe("the desk's files", () => {
  it('are one document at every address, each with a nonce that its policy names', async () => {
    const app = await open(build());
    const [first, second] = await Promise.all([
      app.inject('/'),
      app.inject('/members/7?tab=money'),
    ]);
    const nonceOf = (body: string) => /nonce="([^"{]+)"/.exec(body)?.[1];
    expect(nonceOf(first.body)).toBeTruthy();
    expect(nonceOf(first.body)).not.toBe(nonceOf(second.body));
    for (const { body, headers } of [first, second]) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(body)}'`);
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('are kept for a year, and nothing outside of the build is one of them', async () => {
    const app = await open(build());
    const script = await app.inject('/assets/desk-1.js');
    expect(script.headers['cache-control']).toContain('immutable');
    expect(script.body).toBe('let desk;');
    expect((await app.inject('/assets/..%2f..%2fetc/passwd')).body).not.toContain('root:');
    expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  });

  it('say so where there is no build', async () => {
    const answer = await (await open()).inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});
