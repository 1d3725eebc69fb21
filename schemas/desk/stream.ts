import { defineDeskEndpoint } from './deskEndpoint.ts';

/**
 * What happens, told while a page is open; each event says what to read again and holds nothing else. It begins with
 * `hello`, and keeps no session awake.
 */
export const deskStream = defineDeskEndpoint({
  id: 'stream.open',
  method: 'GET',
  path: '/desk/v1/stream',
  summary: 'Events of the desk',
  permission: 'staff',
  scope: 'platform',
  streams: true,
  value: {
    type: 'object',
    additionalProperties: false,
    properties: {
      hello: { type: 'object', additionalProperties: false, properties: {} },
      cases: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: {
          id: {
            type: ['string', 'null'],
            description: 'Case that is new or changed; null for any.',
          },
        },
      },
      sessionEnded: { type: 'object', additionalProperties: false, properties: {} },
    },
  },
});
