import { defineEndpoint } from './endpoint.ts';
import { serverNow } from './lotteryFields.ts';
import { issueSchema, resultSchema } from './lotteryIssues.ts';

/**
 * Server-sent events of all lotteries, for pages that look at them; each kind is a property of the value. What was missed is
 * not sent again: a page that comes back reads the hall or the state anew. Orders of members are told in liveStream.
 */
export const lotteryStream = defineEndpoint({
  id: 'lotteryStream',
  method: 'GET',
  path: '/lgw/lottery/stream',
  summary: 'Lottery issues as they open, close, are drawn and settled',
  token: false,
  streams: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    properties: {
      issue: {
        type: 'object',
        additionalProperties: false,
        required: ['lottery', 'serverNow', 'issue'],
        description:
          'An issue opened, closed, was settled or is void. Issues of lotteries that rest in between open untold: the state of a lottery names when.',
        properties: { lottery: { type: 'string' }, serverNow, issue: issueSchema },
      },
      draw: {
        type: 'object',
        additionalProperties: false,
        required: ['lottery', 'serverNow', 'result'],
        description: 'A result, some prizes of one, or a corrected one.',
        properties: { lottery: { type: 'string' }, serverNow, result: resultSchema },
      },
    },
  },
});
