import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHead } from '../../parts/PageHead.tsx';
import { useGiftWords, VipGifts } from '../../parts/VipGifts.tsx';

/** What VIP levels gave. */
export function VipGiftsPage() {
  const { t } = useLingui();
  const words = useGiftWords();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.vipGifts.title',
          context: 'Heading of the page',
          message: 'Gifts of VIP levels',
        })}
        note={
          <Link to="/vip-levels">
            {t({ id: 'desk.vipGifts.toLevels', context: 'Link', message: 'VIP levels' })}
          </Link>
        }
      />
      <VipGifts
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={words.state}
            choices={Object.entries(words.states).map(([id, name]) => ({ id, name }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
      />
    </>
  );
}
