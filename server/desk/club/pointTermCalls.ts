import type { PointTerms } from '../../../engine/rewards/points.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  getMemberPoints,
  getPointTerms,
  listMemberPoints,
  publishPointTerms,
} from '../../../schemas/desk/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { Desk } from '../area.ts';
import { COUNTED, readNumberCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { requireMember } from '../members/memberReads.ts';
import { definePublishing, readMinor, showVersions } from './terms.ts';

type WireTerms = DeskBodyOf<typeof publishPointTerms>['terms'];

function showTerms({ ratios, conversion }: PointTerms, { currency }: ResolvedBrand): WireTerms {
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  return {
    ratios: Object.fromEntries(Object.entries(ratios).map(([name, minor]) => [name, write(minor)])),
    ...(conversion && {
      conversion: {
        step: conversion.step,
        amount: write(conversion.stepMinor),
        ...(conversion.dayCap !== null && { dayCap: conversion.dayCap }),
        turnover: conversion.turnover,
      },
    }),
  };
}

const readTerms = ({ ratios, conversion }: WireTerms, { currency }: ResolvedBrand): PointTerms => ({
  ratios: Object.fromEntries(
    Object.entries(ratios).map(([name, amount]) => [name, readMinor(amount, currency)]),
  ),
  conversion: conversion
    ? {
        step: conversion.step,
        stepMinor: readMinor(conversion.amount, currency),
        dayCap: conversion.dayCap ?? null,
        turnover: conversion.turnover,
      }
    : null,
});

/** Mounts terms of points, and points of a member. */
export function mountPointTerms({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.points;
  serve(getPointTerms, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const read = await desk.read(tx, brand, call.query.version);
      return { ...showVersions(read, brand), terms: showTerms(read.terms, brand) };
    }),
  );
  serve(getMemberPoints, (call) =>
    inCall(db, call, async (tx) => {
      const { id } = await requireMember(tx, call.live, call.query.memberId);
      const { balance, owed } = await desk.readAccount(tx, id);
      return { points: Number(balance), owed: Number(owed) };
    }),
  );
  serve(listMemberPoints, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, memberId } = call.query;
      const { id } = await requireMember(tx, call.live, memberId);
      const before = readNumberCursor(after);
      const rows = await desk.listEntries(tx, {
        memberId: id,
        kind: undefined,
        before,
        limit: limit + 1,
      });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: String(row.id),
          kind: row.kind,
          points: Number(row.points),
          balanceAfter: Number(row.balance_after),
          reference: row.reference,
          at: row.at.toISOString(),
        }),
        cursorOf: (row) => writeCursor(String(row.id)),
      });
    }),
  );
  serveAction({
    endpoint: publishPointTerms,
    ...definePublishing({ desk, kind: 'pointTerms', read: readTerms, show: showTerms }),
  });
}
