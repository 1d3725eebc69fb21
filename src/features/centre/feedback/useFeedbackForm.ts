import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { faultOfText, tidyText } from '../../../../engine/fields/plainText.ts';
import { MOST_FEEDBACK } from '../../../../schemas/api/feedback.ts';
import { addPicture, send } from '../../../api/feedback.ts';
import { toBase64 } from '../../../lib/pictures.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { arePictures } from '../../../ui/fields/PicturesField.tsx';
import { useDraft } from '../useDraft.ts';

/** What is typed and chosen, what is wrong with it, and the press that sends it. All of it stays until it has arrived. */
export function useFeedbackForm() {
  const http = useHttp();
  const [text, setText] = useDraft('feedback');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [wasPressed, setPressed] = useState(false);
  /** Pictures that have arrived: trying again does not send them again. */
  const names = useRef(new Map<File, string>());
  const content = tidyText(text);
  const fault = faultOfText(content, MOST_FEEDBACK);
  const sending = useMutation({
    async mutationFn() {
      for (const file of files) {
        if (names.current.has(file)) continue;
        names.current.set(file, await addPicture(http, await toBase64(file)));
      }
      const pictures = files.map((file) => names.current.get(file)!);
      await send(http, { content, ...(pictures.length > 0 && { pictures }) });
    },
    onSuccess() {
      names.current.clear();
      setText('');
      setFiles([]);
      setPressed(false);
    },
  });
  const write = (next: string) => {
    if (sending.isSuccess) sending.reset();
    setText(next);
  };
  return {
    text,
    files,
    write,
    choose: setFiles,
    wasPressed,
    isBusy: sending.isPending,
    isDone: sending.isSuccess,
    problem: sending.error,
    again: sending.reset,
    submit(press: FormEvent) {
      press.preventDefault();
      setPressed(true);
      if (fault === null && arePictures(files) && !sending.isPending) sending.mutate();
    },
  };
}
