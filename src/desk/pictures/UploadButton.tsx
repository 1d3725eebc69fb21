import { useLingui } from '@lingui/react/macro';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { addUpload, type ContentItem } from '../../../schemas/desk/content.ts';
import { useAction } from '../actions/useAction.ts';
import { ProblemAlert } from '../parts/ProblemAlert.tsx';
import { useMay } from '../session/DeskContext.tsx';
import { isDeskProblem } from '../transport/deskProblem.ts';
import styles from './pictures.module.css';

const MOST_BYTES = 5 * 1024 * 1024;

async function toBase64(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** What the gateway found wrong with a file, in the reader's language. */
function useFaultWords(): (fault: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    empty: t({
      id: 'desk.upload.empty',
      context: 'Why an uploaded file was refused',
      message: 'The file is empty.',
    }),
    tooLarge: t({
      id: 'desk.upload.tooLarge',
      context: 'Why an uploaded file was refused',
      message: 'The file is larger than 5 MB, or a drawing larger than 512 kB.',
    }),
    notPicture: t({
      id: 'desk.upload.notPicture',
      context: 'Why an uploaded file was refused',
      message: 'This is no PNG, JPEG, WebP or SVG picture, whatever its name says.',
    }),
    damaged: t({
      id: 'desk.upload.damaged',
      context: 'Why an uploaded file was refused',
      message: 'The picture is damaged, or cannot be drawn.',
    }),
    tooManyPixels: t({
      id: 'desk.upload.tooManyPixels',
      context: 'Why an uploaded file was refused',
      message: 'The picture has more than 40 million pixels.',
    }),
    moving: t({
      id: 'desk.upload.moving',
      context: 'Why an uploaded file was refused',
      message: 'Moving pictures are not taken.',
    }),
    unsafeDrawing: t({
      id: 'desk.upload.unsafeDrawing',
      context: 'Why an uploaded file was refused',
      message: 'The drawing holds scripts, links or other things that may not be in one.',
    }),
  };
  return (fault) => words[fault] ?? words.damaged!;
}

/** Chooses a file and uploads it; what is wrong with it is said under the button. */
export function UploadButton({
  onUploaded,
  onBusy,
  variant = 'outlined',
}: {
  onUploaded?: (upload: Pick<ContentItem, 'id'> & { readonly address: string }) => void;
  /** A file begins or ends to go up. */
  onBusy?: (isBusy: boolean) => void;
  variant?: 'outlined' | 'contained';
}) {
  const { t } = useLingui();
  const act = useAction();
  const may = useMay();
  const faultWords = useFaultWords();
  const inputId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  if (!may(addUpload)) return null;
  const refusal = isDeskProblem(problem, 'pictureRefused')
    ? faultWords((problem.value as { fault: string }).fault)
    : problem === 'tooLarge'
      ? faultWords('tooLarge')
      : null;
  const upload = async (file: File) => {
    setProblem(file.size > MOST_BYTES ? 'tooLarge' : null);
    if (file.size > MOST_BYTES) return;
    const tell = (isUnderWay: boolean) => {
      setBusy(isUnderWay);
      onBusy?.(isUnderWay);
    };
    tell(true);
    try {
      const { value } = await act(addUpload, { name: file.name, data: await toBase64(file) });
      if (value) onUploaded?.(value);
    } catch (cause) {
      setProblem(cause);
    } finally {
      tell(false);
    }
  };
  return (
    <div className={styles.upload}>
      <Button
        component="label"
        htmlFor={inputId}
        variant={variant}
        size="small"
        startIcon={<UploadOutlined />}
        disabled={isBusy}
      >
        {isBusy
          ? t({
              id: 'desk.upload.busy',
              context: 'Button while a file goes up',
              message: 'Uploading…',
            })
          : t({ id: 'desk.upload.open', context: 'Button', message: 'Upload a picture' })}
        <input
          id={inputId}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          className={styles.file}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void upload(file);
          }}
        />
      </Button>
      {refusal ? (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      ) : (
        <ProblemAlert problem={problem} />
      )}
    </div>
  );
}
