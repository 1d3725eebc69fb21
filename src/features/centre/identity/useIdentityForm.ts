import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { parseIsoDate } from '../../../../engine/fields/calendar.ts';
import {
  ADDRESS_KINDS,
  DOCUMENT_KINDS,
  type PaperKind,
  type PictureSide,
} from '../../../../schemas/api/identity.ts';
import type { PicturedNeed } from '../../../../schemas/identity.schema.ts';
import {
  addPicture,
  identity,
  sendIdentity,
  type Identity,
  type IdentityBody,
} from '../../../api/identity.ts';
import { fitPicture, toBase64 } from '../../../lib/pictures.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';

const MOST_BYTES = 5 * 1024 * 1024;

/** What is typed. */
const EMPTY = { kind: '', name: '', birthday: '', country: '', number: '', expiresOn: '' };

type Typed = typeof EMPTY;
type Pictures = Readonly<Partial<Record<PictureSide, File>>>;

/** Kinds of paper that show something. */
export const KINDS: Readonly<Record<PicturedNeed, readonly PaperKind[]>> = {
  document: DOCUMENT_KINDS,
  selfie: [],
  address: ADDRESS_KINDS,
};

/** Pictures that something takes; a passport has nothing on its back. */
function sidesOf(need: PicturedNeed, kind: string): readonly PictureSide[] {
  if (need === 'selfie') return ['selfie'];
  if (need === 'address') return ['page'];
  return kind === 'passport' ? ['front'] : ['front', 'back'];
}

/** Which fields something has. */
const FIELDS: Readonly<Record<PicturedNeed, readonly (keyof Typed)[]>> = {
  document: ['kind', 'name', 'birthday', 'country', 'number', 'expiresOn'],
  selfie: [],
  address: ['kind', 'name'],
};

const MAY_BE_EMPTY: readonly (keyof Typed)[] = ['expiresOn'];

function isWrong(field: keyof Typed, text: string): boolean {
  if (text.trim() === '') return !MAY_BE_EMPTY.includes(field);
  return (field === 'birthday' || field === 'expiresOn') && parseIsoDate(text) === null;
}

/** What is typed and chosen of one thing that the member shows, what is missing, and the press that sends it. */
export function useIdentityForm(
  need: PicturedNeed,
  { name, birthday }: Identity,
  onSent: () => void,
) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const first = { ...EMPTY, name: name ?? '', birthday: birthday ?? '' };
  const [typed, setTyped] = useState<Typed>(first);
  const [pictures, setPictures] = useState<Pictures>({});
  const [wasSent, setSent] = useState(false);
  const sides = sidesOf(need, typed.kind);
  const fields = FIELDS[need];
  const send = useMutation({
    mutationFn: async () => {
      const names: string[] = [];
      for (const side of sides) {
        const picture = await fitPicture(pictures[side]!, MOST_BYTES);
        if (!picture) throw new TypeError('a picture that cannot be read');
        names.push(await addPicture(http, { need, side, picture: await toBase64(picture) }));
      }
      const given = fields.filter((field) => typed[field].trim() !== '');
      const body = Object.fromEntries(given.map((field) => [field, typed[field].trim()]));
      return sendIdentity(http, { need, pictures: names, ...body } as IdentityBody);
    },
    onSuccess: (value) => {
      queryClient.setQueryData(identity(http).queryKey, value);
      onSent();
    },
  });
  return {
    need,
    typed,
    sides,
    pictures,
    write: (field: keyof Typed, text: string) => setTyped({ ...typed, [field]: text }),
    choose: (side: PictureSide, file: File | undefined) =>
      setPictures({ ...pictures, [side]: file }),
    has: (field: keyof Typed) => fields.includes(field),
    isFaulty: (field: keyof Typed) => wasSent && isWrong(field, typed[field]),
    isMissing: (side: PictureSide) => wasSent && !pictures[side],
    isDirty: Object.values(pictures).some(Boolean),
    isBusy: send.isPending,
    problem: send.error,
    submit(press: FormEvent) {
      press.preventDefault();
      setSent(true);
      const isSound =
        fields.every((field) => !isWrong(field, typed[field])) &&
        sides.every((side) => pictures[side]);
      if (isSound && !send.isPending) send.mutate();
    },
  };
}
