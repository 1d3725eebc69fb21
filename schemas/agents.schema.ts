import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const amount = (description: string, example: number) =>
  ({
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 1_000_000_000,
    description: `${description} In the main unit of the currency.`,
    examples: [example],
  }) as const;

/** What a brand file says of agents and their lines. */
export const agentsSchema = {
  type: 'object',
  additionalProperties: false,
  description: 'Agents and their lines.',
  examples: [{ transfers: { min: 10, max: 1000 } }],
  properties: {
    contracts: {
      type: 'object',
      additionalProperties: false,
      description: 'Salaries and dividends of agents.',
      examples: [{ dividends: 'semimonthly', activeBet: 100 }],
      properties: {
        dividends: {
          type: 'string',
          enum: ['weekly', 'semimonthly', 'monthly'],
          description: 'How often dividends are reckoned. Without it: twice a month.',
          examples: ['monthly'],
        },
        activeBet: amount(
          'What a member has to bet in a period to be active. Without it: one unit.',
          100,
        ),
        dueIndependently: {
          type: 'boolean',
          description:
            'Whether an agent is due its bill where the agent above reached nothing. Without it: true.',
          examples: [false],
        },
      },
    },
    transfers: {
      type: 'object',
      additionalProperties: false,
      description: 'Money that members send within their line.',
      examples: [{ min: 10, max: 1000, dayCount: 5, daySum: 2000 }],
      properties: {
        min: amount('The least that is sent at once. Without it: one unit.', 10),
        max: amount('The most that is sent at once. Without it: what there is.', 1000),
        dayCount: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          description: 'How often a member sends in one day. Without it: any number of times.',
          examples: [5],
        },
        daySum: amount('What a member sends at most in one day. Without it: any sum.', 2000),
        directOnly: {
          type: 'boolean',
          description:
            'Whether agents send only to those right below them. Without it: to everybody of their team.',
          examples: [true],
        },
      },
    },
    rebate: {
      type: 'object',
      additionalProperties: false,
      description: 'Rebate points of lotteries, which agents share with their downlines.',
      examples: [{ base: 1700, max: 9 }],
      properties: {
        base: {
          type: 'integer',
          minimum: 1000,
          maximum: 2000,
          description: 'Prize group at point 0. Without it: 1700.',
          examples: [1700],
        },
        max: {
          type: 'number',
          minimum: 0,
          maximum: 50,
          multipleOf: 0.1,
          description:
            'The highest point of an agent, in percent; each percent is 20 of a prize group. Without it: 14.',
          examples: [9],
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** What a brand file says of agents and their lines. */
export type AgentsChoice = FromSchema<typeof agentsSchema>;
