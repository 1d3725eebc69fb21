import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TEAM_MOVE_TYPES } from '../../../schemas/api/agents.ts';
import { teamRecord } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { NetText } from '../../ui/Records/NetText.tsx';
import { FilterSelect } from '../../ui/Records/FilterSelect.tsx';
import { RecordPage } from '../../ui/Records/RecordPage.tsx';
import records from '../../ui/Records/Records.module.css';
import { useAddress } from '../../ui/Records/useAddress.ts';
import { AccountFilter } from './AccountFilter.tsx';
import { MOVE_WORDS } from './moveWords.ts';
import { AgentPage } from './parts.tsx';

/** Movements of money of the team beside play. */
export default function TeamRecordScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const address = useAddress();
  const { range, read, choose } = address;
  const { t } = useLingui();
  const { i18n } = useI18n();
  const formats = useFormats();
  const type = TEAM_MOVE_TYPES.find((one) => one === read('type'));
  const account = read('account');
  const query = useInfiniteQuery(
    teamRecord(useHttp(), { ...range, ...(type && { type }), ...(account && { account }) }),
  );
  return (
    <RecordPage
      address={address}
      filters={
        <AccountFilter value={account} onChoose={(name) => choose('account', name)}>
          <FilterSelect
            label={t({ id: 'agent.record.type', context: 'Filter of movements', message: 'Type' })}
            all={t({
              id: 'agent.record.types',
              context: 'Choice that shows all movements of money',
              message: 'All types',
            })}
            value={type}
            options={TEAM_MOVE_TYPES.map((value) => ({ value, label: i18n._(MOVE_WORDS[value]) }))}
            onChoose={(value) => choose('type', value)}
          />
        </AccountFilter>
      }
      query={query}
      nothing={
        <Trans id="agent.record.none" context="In place of movements of money of a team">
          No movements in these days.
        </Trans>
      }
    >
      {(list) => (
        <ol role="list" className={records.moves}>
          {list.map((move) => (
            <li key={move.id} className={records.card}>
              <span className={records.plain}>{i18n._(MOVE_WORDS[move.type])}</span>
              <span className={records.strong}>
                <NetText amount={move.amount} />
              </span>
              <bdi className={records.quiet}>{move.account}</bdi>
              <time className={records.quiet} dateTime={move.at}>
                {formats.dateTime(move.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </RecordPage>
  );
}
