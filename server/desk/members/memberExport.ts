import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { exportMember } from '../../../schemas/desk/members.ts';
import { writeMemberData } from '../../db/memberData.ts';
import type { Desk } from '../area.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { inCall } from '../deskCall.ts';
import { requireMember } from './memberReads.ts';

/** Reads a text to its end and keeps it compressed, so that the transaction does not wait for who downloads it. */
async function keepCompressed(text: AsyncGenerator<string>): Promise<Readable> {
  const kept: Buffer[] = [];
  for await (const chunk of Readable.from(text).pipe(createGzip())) kept.push(chunk as Buffer);
  return Readable.from(kept).pipe(createGunzip());
}

/** Everything that is kept of one member, as a file. */
export function mountExport({ parts: { db, site }, serveDownload }: Desk): void {
  serveDownload(exportMember, (call) =>
    inCall(db, call, async (tx) => {
      const { body, staff, live, now } = call;
      const { merchantCode } = live.brand;
      const { id, account } = await requireMember(tx, live, body.memberId);
      const owner = { merchantCode, memberId: id };
      const file = await keepCompressed(
        writeMemberData(tx, { all: site.memberData, owner, at: now }),
      );
      await writeAudit(tx, {
        staff,
        from: call,
        at: now,
        merchantCode,
        brands: [merchantCode],
        action: exportMember.id,
        subject: { kind: 'member', id, label: account },
        reason: body.reason,
        caseId: null,
        before: null,
        after: { places: site.memberData.map(({ name }) => name) },
      });
      return {
        fileName: `${merchantCode} ${account}.json`,
        mediaType: 'application/json',
        body: file,
      };
    }),
  );
}
