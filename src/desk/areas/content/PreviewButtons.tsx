import { useLingui } from '@lingui/react/macro';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import {
  previewContent,
  PREVIEWED_KINDS,
  type PreviewedKind,
} from '../../../../schemas/desk/content.ts';
import { ProblemAlert, useProblem } from '../../parts/ProblemAlert.tsx';
import { useDesk, useMay } from '../../session/DeskContext.tsx';
import styles from './content.module.css';

const isPreviewed = (kind: ContentKind): kind is PreviewedKind =>
  (PREVIEWED_KINDS as readonly string[]).includes(kind);

/** Opens the real site with a version in it, as a guest or as a member has it. */
export function PreviewButtons({
  kind,
  id,
  version,
}: {
  kind: ContentKind;
  id: string;
  version: number;
}) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const may = useMay();
  const { problem, run } = useProblem();
  if (!isPreviewed(kind) || !may(previewContent)) return null;
  const look = (as: 'guest' | 'member') => {
    // Opened by the press itself, or browsers keep it shut.
    const page = window.open('', '_blank');
    void run(async () => {
      try {
        const { url } = await calls.call(previewContent, { body: { kind, id, version, as } });
        if (page) {
          page.opener = null;
          page.location.href = url;
        }
      } catch (cause) {
        page?.close();
        throw cause;
      }
    });
  };
  return (
    <>
      <ProblemAlert problem={problem} />
      <div className={styles.previews}>
        <Button startIcon={<OpenInNew />} onClick={() => look('guest')}>
          {t({
            id: 'desk.content.previewGuest',
            context: 'Button that opens the site with a draft in it',
            message: 'Preview as guest',
          })}
        </Button>
        <Button startIcon={<OpenInNew />} onClick={() => look('member')}>
          {t({
            id: 'desk.content.previewMember',
            context: 'Button that opens the site with a draft in it',
            message: 'Preview as member',
          })}
        </Button>
      </div>
    </>
  );
}
