import { defineEndpoint } from './endpoint.ts';
import { lotteryCode } from './lotteryFields.ts';
import { results } from './lotteryIssues.ts';

/** Statistics over the newest issues of a lottery; past draws change nothing about those to come. */
export const getLotteryStatistics = defineEndpoint({
  id: 'getLotteryStatistics',
  method: 'GET',
  path: '/lgw/lottery/statistics',
  summary: 'Statistics of a lottery',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery'],
    properties: {
      lottery: lotteryCode,
      issues: { type: 'integer', minimum: 10, maximum: 200, default: 100 },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['lottery', 'family', 'list', 'statistics'],
    properties: {
      lottery: { type: 'string' },
      family: { type: 'string' },
      list: { ...results, description: 'What was counted, the oldest first.' },
      statistics: {
        type: 'object',
        additionalProperties: false,
        required: ['places', 'dragons'],
        properties: {
          places: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'omissions'],
              properties: {
                id: { type: 'string', description: 'A place of the draw, such as pos1.' },
                omissions: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['symbol', 'hits', 'current', 'average', 'most'],
                    properties: {
                      symbol: { type: 'string' },
                      hits: { type: 'integer', description: 'How often it came.' },
                      current: { type: 'integer', description: 'Draws since it came last.' },
                      average: { type: 'number', description: 'Draws without it, on average.' },
                      most: { type: 'integer', description: 'The longest stretch without it.' },
                    },
                  },
                },
              },
            },
          },
          dragons: {
            type: 'array',
            description: 'Two-way answers that came five times or more in a row and still do.',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['place', 'kind', 'answer', 'length'],
              properties: {
                place: { type: 'string' },
                kind: { type: 'string' },
                answer: { type: 'string' },
                length: { type: 'integer' },
                play: { type: 'string', description: 'The play to bet on it with.' },
              },
            },
          },
        },
      },
    },
  },
});
