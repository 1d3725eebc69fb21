import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { required, TextInput, useListContext, useNotify } from 'react-admin';
import type {
  DeskBodyOf,
  DeskValueOf,
  TypedDeskEndpoint,
} from '../../../../schemas/desk/deskEndpoint.ts';
import {
  endMemberSessions,
  setMemberTags,
  type listMembers,
} from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { splitTags } from './memberParts.ts';

type Row = DeskValueOf<typeof listMembers>['items'][number];

/** Makes a change of each member that is chosen, one after the other; each has its own record in the audit. */
function useForEach() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data = [], selectedIds, onUnselectItems } = useListContext<Row>();
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  return {
    rows,
    make:
      <E extends TypedDeskEndpoint>(bodyOf: (row: Row, body: DeskBodyOf<E>) => DeskBodyOf<E>) =>
      async (endpoint: E, body: DeskBodyOf<E>) => {
        const refused: string[] = [];
        for (const row of rows) {
          await calls
            .call(endpoint, { body: bodyOf(row, body) })
            .catch(() => refused.push(row.account));
        }
        const names = refused.join(', ');
        notify(
          names
            ? t({
                id: 'desk.bulk.refused',
                context: 'Notice after a change of several members; names of accounts follow',
                message: `Not done for: ${names}`,
              })
            : t({ id: 'desk.action.done', context: 'Notice after a change', message: 'Done' }),
          { type: names ? 'warning' : 'success' },
        );
        onUnselectItems();
        await queries.invalidateQueries();
      },
  };
}

/** What can be done to all members that are chosen in the list. */
export function BulkButtons() {
  const { t } = useLingui();
  const { rows, make } = useForEach();
  const count = rows.length;
  return (
    <>
      <ActionButton<typeof setMemberTags, { tags?: string }>
        endpoint={setMemberTags}
        size="small"
        variant="text"
        reason="none"
        label={t({
          id: 'desk.bulk.tag',
          context: 'Button over chosen members',
          message: 'Add tags',
        })}
        title={t({
          id: 'desk.bulk.tagQuestion',
          context: 'Heading of a dialog',
          message: plural(count, { one: 'Tag # member', other: 'Tag # members' }),
        })}
        confirm={t({ id: 'desk.tags.save', context: 'Button of a dialog', message: 'Save' })}
        fields={
          <TextInput
            source="tags"
            label={t({
              id: 'desk.tags.field',
              context: 'Label of the field',
              message: 'Tags, with commas between',
            })}
            validate={required()}
            helperText={false}
          />
        }
        toBody={({ tags }) => ({ memberId: '', tags: splitTags(tags) })}
        make={make((row, { tags, ...body }) => ({
          ...body,
          memberId: row.id,
          tags: [...new Set([...row.tags, ...tags])],
        }))}
      />
      <ActionButton
        endpoint={endMemberSessions}
        size="small"
        variant="text"
        danger
        label={t({
          id: 'desk.bulk.end',
          context: 'Button over chosen members',
          message: 'End sessions',
        })}
        title={t({
          id: 'desk.bulk.endQuestion',
          context: 'Heading of a dialog',
          message: plural(count, {
            one: 'End all sessions of # member?',
            other: 'End all sessions of # members?',
          }),
        })}
        confirm={t({
          id: 'desk.bulk.end',
          context: 'Button over chosen members',
          message: 'End sessions',
        })}
        toBody={({ reason }) => ({ memberId: '', reason })}
        make={make((row, body) => ({ ...body, memberId: row.id }))}
      />
    </>
  );
}
