import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { getCase } from '../../schemas/desk/cases.ts';
import type { DeskValueOf, TypedDeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import type { Permission } from './session/sessionStore.ts';

/** A call that answers a page of a list. */
export type ListEndpoint = TypedDeskEndpoint<
  // Filters differ from list to list; each screen names its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  any,
  unknown,
  {
    readonly items: readonly object[];
    /** Missing where the call gives everything at once. */
    readonly next?: string | null;
    readonly total?: { readonly count: number; readonly isEstimate: boolean };
  }
>;

/** A thing that react-admin lists and shows by a name, and the calls behind it. */
export interface DeskResource {
  readonly list?: ListEndpoint;
  /** Answers one row. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly one?: TypedDeskEndpoint<any, unknown, any>;
  /** What the query of `one` calls the id, where it is not `id`. */
  readonly oneBy?: string;
  /** Name of the field that tells rows apart, where it is not `id`. */
  readonly idField?: string;
}

/** Where an entry stands in the menu. */
export type MenuGroup = 'work' | 'site' | 'insight' | 'house';

/** A page of the desk. Nobody without its permission gets its entry, its address or its calls. */
export interface DeskPage {
  /** Address below the desk's host, such as `/members/:id`. */
  readonly path: string;
  readonly permission: Permission;
  /** A lazily loaded screen, so that each area is a file of its own. */
  readonly Screen: ComponentType;
  readonly menu?: {
    readonly group: MenuGroup;
    readonly label: MessageDescriptor;
    readonly Icon: ComponentType;
    /** The letter that opens it after "g"; each once. */
    readonly shortcut?: string;
  };
}

/** A case with what is asked for. */
export type CaseDetail = DeskValueOf<typeof getCase>;

/** A part of the desk: one value in `areas/<area>/area.tsx` and one line in `areas.ts`. */
export interface DeskArea {
  readonly id: string;
  readonly pages: readonly DeskPage[];
  readonly resources?: Readonly<Record<string, DeskResource>>;
  /** What its calls are called in the audit and in the inbox, by their ids. */
  readonly actions?: Readonly<Record<string, MessageDescriptor>>;
  /** What waits for a second person, drawn as its effect, by the ids of calls; others show their input as it is. */
  readonly effects?: Readonly<Record<string, ComponentType<{ waiting: CaseDetail }>>>;
}
