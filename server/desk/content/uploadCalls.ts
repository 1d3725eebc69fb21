import { addUpload, getUpload, listUploads } from '../../../schemas/desk/content.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { Upload } from '../../modules/uploads/uploads.service.ts';
import type { Desk } from '../area.ts';
import { readCursor, readMoment, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';

/** Puts the calls for pictures on the desk. */
export function serveUploads(desk: Desk): void {
  const { db, site } = desk.parts;
  const { uploads } = site;

  const toWire = async (tx: Tx, rows: readonly Upload[]) => {
    const thumbnails = await uploads.getThumbnails(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ addedAt, ...row }) => ({
      ...row,
      addedAt: addedAt.toISOString(),
      thumbnail: thumbnails.get(row.id) ?? '',
    }));
  };

  desk.serve(listUploads, (call) =>
    inCall(db, call, async (tx) => {
      const { limit = 25, after } = call.query;
      const [at, id] = readCursor(after, 2) ?? [];
      const moment = readMoment(at);
      const page = { limit: limit + 1, ...(moment && { after: { at: moment, id: id! } }) };
      const { uploads: rows, count } = await uploads.list(tx, page);
      return toPage(await toWire(tx, rows), {
        limit,
        count,
        toItem: (row) => row,
        cursorOf: (row) => writeCursor(row.addedAt, row.id),
      });
    }),
  );
  desk.serve(getUpload, (call) =>
    inCall(db, call, async (tx) => {
      const found = await uploads.find(tx, call.query.address);
      if (!found) throw new Problem('notFound', 'There is no such picture.');
      const [row] = await toWire(tx, [found]);
      return row!;
    }),
  );
  desk.serveAction({
    endpoint: addUpload,
    async perform(tx, { name, data }, { staff, live, now }) {
      const given = { bytes: Buffer.from(data, 'base64'), name, by: staff.name, now };
      const added = await uploads.add(tx, live!.brand.merchantCode, given);
      if ('fault' in added) {
        const { fault, message } = added;
        throw new Problem('pictureRefused', message, { value: { fault } });
      }
      const [row] = await toWire(tx, [added]);
      const { thumbnail: _, ...after } = row!;
      const subject = { kind: 'upload', id: added.id, label: added.name };
      return { value: row!, subject, before: null, after };
    },
  });
}
