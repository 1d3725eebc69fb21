import { defineEndpoint } from './endpoint.ts';

/** Who is signed in. */
export const getMemberInfo = defineEndpoint({
  id: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The signed-in member',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'account',
      'nickname',
      'type',
      'toUpline',
      'clubLabel',
      'memberLabel',
      'hasPassword',
      'passwordExpired',
      'passwordMustChange',
      'payoutLocked',
      'referralCode',
    ],
    properties: {
      id: { type: 'string' },
      account: { type: 'string' },
      nickname: { type: 'string' },
      type: { type: 'integer', description: 'Member type; 4 is a trial account.' },
      toUpline: { type: 'boolean', description: 'Whether transfers to the upline are open.' },
      clubLabel: {
        type: 'object',
        additionalProperties: false,
        required: ['labelName', 'rankLevel'],
        properties: { labelName: { type: 'string' }, rankLevel: { type: 'integer' } },
      },
      memberLabel: { type: 'array', items: { type: 'string' } },
      hasPassword: {
        type: 'boolean',
        description: 'False for members who only ever signed in by SMS.',
      },
      passwordExpired: {
        type: 'boolean',
        description: 'Never true where the session began with a code by SMS.',
      },
      passwordMustChange: {
        type: 'boolean',
        description: 'Never true where the session began with a code by SMS.',
      },
      payoutLocked: {
        type: 'boolean',
        description: 'Payouts wait for a new check of the member, as after a reset by phone.',
      },
      referralCode: { type: 'string', description: 'Code that the member invites friends with.' },
      email: { type: 'string', description: 'Masked; absent when none is bound.' },
      mobileNum: { type: 'string', description: 'Masked; absent when none is bound.' },
    },
  },
});

/** A picture of a member. */
export const pictureValue = {
  type: 'object',
  additionalProperties: false,
  required: ['avatar', 'avatarType'],
  properties: {
    avatar: {
      type: 'string',
      description:
        'CUSTOM: address of the picture. STATIC: name of a drawing; empty when none was chosen.',
    },
    avatarType: { type: 'string', enum: ['CUSTOM', 'STATIC'] },
  },
} as const;

/** The member's icon. */
export const getMemberIcon = defineEndpoint({
  id: 'getMemberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: "The member's icon",
  token: true,
  sealed: false,
  value: pictureValue,
});

/** The member's picture. */
export const getMemberAvatar = defineEndpoint({
  id: 'getMemberAvatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  summary: "The member's picture",
  token: true,
  sealed: false,
  value: pictureValue,
});
