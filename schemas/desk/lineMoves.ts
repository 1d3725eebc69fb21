import { defineDeskEndpoint, idField, outcomeOf, reasonField, timeField } from './deskEndpoint.ts';

/** Gives a member another upline. */
export const moveMember = defineDeskEndpoint({
  id: 'members.move',
  method: 'POST',
  path: '/desk/v1/members/move',
  summary:
    'Move a member with its team below another agent, from the next dividend period on; a second person approves',
  permission: 'members.edit',
  scope: 'brand',
  freshFactor: true,
  approval: 'members.approve',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['memberId', 'upline', 'reason'],
    properties: {
      memberId: idField,
      upline: {
        type: ['string', 'null'],
        minLength: 1,
        maxLength: 64,
        description: 'The account of the new upline; null for a line of its own.',
      },
      reason: reasonField,
    },
  },
  value: outcomeOf({
    type: 'object',
    additionalProperties: false,
    required: ['at'],
    properties: { at: { ...timeField, description: 'From when on it holds.' } },
  }),
});
