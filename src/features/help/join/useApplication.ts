import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { faultOfText, tidyText } from '../../../../engine/fields/plainText.ts';
import {
  CONTACT_PATTERNS,
  MOST_JOIN_TEXT,
  MOST_NAME,
  type ContactKind,
  type JoinChannel,
  type PlayerCount,
} from '../../../../schemas/api/joining.ts';
import { apply } from '../../../api/joining.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';

interface Typed {
  readonly name: string;
  readonly contactKind: ContactKind;
  readonly contact: string;
  readonly channels: readonly JoinChannel[];
  readonly players: PlayerCount | '';
  readonly text: string;
}

const NOTHING: Typed = {
  name: '',
  contactKind: 'email',
  contact: '',
  channels: [],
  players: '',
  text: '',
};

/** What is wrong with what is typed, field by field. */
const faultsOf = ({ name, contactKind, contact, channels, players, text }: Typed) => ({
  name: faultOfText(tidyText(name), MOST_NAME) !== null,
  contact: !CONTACT_PATTERNS[contactKind].test(contact.trim()),
  channels: channels.length === 0,
  players: players === '',
  text: text.trim() !== '' && faultOfText(tidyText(text), MOST_JOIN_TEXT) !== null,
});

/** What somebody applies with, and the press that sends it; what is wrong shows after the first press. */
export function useApplication() {
  const http = useHttp();
  const [typed, setTyped] = useState(NOTHING);
  const [wasPressed, setPressed] = useState(false);
  const faults = faultsOf(typed);
  const isFaulty = Object.values(faults).some(Boolean);
  const sending = useMutation({
    mutationFn: () => {
      const { name, contactKind, contact, channels, players, text } = typed;
      const content = tidyText(text);
      return apply(http, {
        name: tidyText(name),
        contactKind,
        contact: contact.trim(),
        channels: [...channels],
        players: players as PlayerCount,
        ...(content !== '' && { text: content }),
      });
    },
  });
  return {
    typed,
    set: (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes })),
    toggle: (channel: JoinChannel) =>
      setTyped((before) => ({
        ...before,
        channels: before.channels.includes(channel)
          ? before.channels.filter((one) => one !== channel)
          : [...before.channels, channel],
      })),
    shown: (field: keyof typeof faults) => wasPressed && faults[field],
    isBusy: sending.isPending,
    isDone: sending.isSuccess,
    problem: sending.error,
    submit(press: FormEvent) {
      press.preventDefault();
      // At once, so that the first field that is wrong says so before it is gone to.
      flushSync(() => setPressed(true));
      if (isFaulty) {
        press.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      } else if (!sending.isPending) sending.mutate();
    },
  };
}
