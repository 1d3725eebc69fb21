import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { getDeskPromotion, savePromotion } from '../../../../schemas/desk/promotions.ts';
import { useAction } from '../../actions/useAction.ts';
import { DeskForm } from '../../parts/DeskForm.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { PictureWatch } from '../../pictures/PictureInput.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import { MemberPreview } from './MemberPreview.tsx';
import { PromotionFields } from './PromotionFields.tsx';
import {
  newPromotion,
  toTerms,
  toValues,
  type PromotionItem,
  type PromotionValues,
} from './promotionForm.ts';
import { PromotionState } from './PromotionState.tsx';
import styles from './promotions.module.css';
import { Uptake } from './Uptake.tsx';
import { usePromotionWords } from './usePromotionWords.ts';
import { useFaultWords } from './useFaultWords.ts';

/** A promotion: what it says on one side, how it stands and what becomes of it on the other. */
export function PromotionPage() {
  const { id = '' } = useParams();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const isNew = id === 'new';
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.promotions.get', brand, id],
    queryFn: ({ signal }) => calls.call(getDeskPromotion, { query: { id }, brand, signal }),
    enabled: !isNew,
  });
  if (isNew) return <New />;
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return <Known key={data.id} of={data} />;
}

function New() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.promotions.new',
          context: 'Heading of the page',
          message: 'New promotion',
        })}
      />
      <div className={styles.columns}>
        <Editor />
      </div>
    </>
  );
}

function Known({ of }: { of: PromotionItem }) {
  const words = usePromotionWords();
  return (
    <>
      <PageHead title={of.title} note={words.kinds[of.kind]} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {of.version > 0 ? <Uptake of={of} /> : null}
          <Editor of={of} />
        </div>
        <div className={styles.side}>
          <PromotionState of={of} />
          {of.state === 'published' ? <MemberPreview of={of} /> : null}
        </div>
      </div>
    </>
  );
}

/** The form; faults that the gateway finds stand at the fields that they are of. */
function Editor({ of }: { of?: PromotionItem }) {
  const act = useAction();
  const may = useMay();
  const navigate = useNavigate();
  const faults = useFaultWords();
  const [first] = useState(() => (of ? toValues(of) : newPromotion()));
  const [uploads, setUploads] = useState(0);
  const countUploads = useCallback(
    (isUnderWay: boolean) => setUploads((count) => count + (isUnderWay ? 1 : -1)),
    [],
  );
  const save = async (values: PromotionValues) => {
    const body = { place: values.place, terms: toTerms(values), ...(of && { id: of.id }) };
    const { value } = await act(savePromotion, body);
    if (!of && value) await navigate(`/promotions/${value.id}`, { replace: true });
  };
  return (
    <DeskForm<PromotionValues> work={save} defaultValues={first} faults={faults}>
      <div className={styles.stack}>
        <PictureWatch value={countUploads}>
          <PromotionFields isNew={!of} />
        </PictureWatch>
        {may(savePromotion) && of?.state !== 'ended' ? <Save isUploading={uploads > 0} /> : null}
      </div>
    </DeskForm>
  );
}

function Save({ isUploading }: { isUploading: boolean }) {
  const { t } = useLingui();
  const { isSubmitting } = useFormState();
  return (
    <div className={styles.save}>
      <Button type="submit" variant="contained" disabled={isSubmitting || isUploading}>
        {t({ id: 'desk.promotions.save', context: 'Button', message: 'Save the draft' })}
      </Button>
    </div>
  );
}
