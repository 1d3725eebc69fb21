import type { Role } from '../../../engine/theme/roles.ts';

/** Roles that are looked at together. */
export interface RoleGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly roles: Readonly<Partial<Record<Role, string>>>;
}

const GROUPS = [
  {
    id: 'surfaces',
    title: 'Surfaces and lines',
    about: 'The room: quiet steps that lie on one another, and the hairlines between them.',
    roles: {
      'surface-0': 'The page',
      'surface-1': 'Cards',
      'surface-2': 'Raised things and inputs',
      'surface-3': 'Hovered',
      'surface-4': 'Pressed or selected',
      line: 'Hairlines',
      'line-strong': 'Outlines of controls',
    },
  },
  {
    id: 'text',
    title: 'Text',
    about: 'Three strengths of ink. Even the quietest reads on pages, cards and inputs.',
    roles: { 'text-1': 'Main', 'text-2': 'Secondary', 'text-3': 'Quiet' },
  },
  {
    id: 'brand',
    title: 'Brand and accent',
    about: 'The primary action, the current place and little else; the accent still less.',
    roles: {
      brand: 'Primary buttons, current place',
      'on-brand': 'Text on it',
      'brand-hover': 'Hovered',
      'brand-text': 'The brand as text and icon',
      'brand-quiet': 'Tinted background',
      'on-brand-quiet': 'Text on the tint',
      accent: 'Badges and highlights',
      'on-accent': 'Text on it',
      'accent-text': 'The accent as text and icon',
    },
  },
  {
    id: 'states',
    title: 'States',
    about: 'Win and loss always differ by a sign or an icon as well, never by colour alone.',
    roles: {
      win: 'Gained, done',
      'win-quiet': 'Its tint',
      loss: 'Lost, failed',
      'loss-quiet': 'Its tint',
      warning: 'To look at',
      'warning-quiet': 'Its tint',
      info: 'To know',
      'info-quiet': 'Its tint',
    },
  },
  {
    id: 'focus',
    title: 'Focus and chat',
    about: 'The ring of the keyboard, and the head of the chat window.',
    roles: { focus: 'Ring', 'chat-header': 'Head of the chat', 'on-chat-header': 'Text on it' },
  },
] as const satisfies readonly RoleGroup[];

export const ROLE_GROUPS: readonly RoleGroup[] = GROUPS;
