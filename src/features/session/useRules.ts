import { useLingui } from '@lingui/react';
import { useCallback, useRef } from 'react';
import { checkField, prepareField, type FieldFault } from '../../../engine/fields/fieldRule.ts';
import { checkRegisterField, readField } from '../../../engine/fields/readField.ts';
import type { FieldRule } from '../../../schemas/fields.ts';
import type { RegisterField } from '../../../schemas/registration.ts';
import { getFieldMessage } from '../../ui/fields/fieldMessages.ts';

/** Patterns whose words say nothing that the label does not. */
const SELF_EVIDENT: ReadonlySet<number> = new Set([0, 3, 9, 11, 13]);

/** Checks texts by their rules and words what is wrong with them. */
export function useRules() {
  const { i18n } = useLingui();
  const prepared = useRef(new WeakMap<FieldRule, ReturnType<typeof prepareField>>());

  const say = useCallback((fault: FieldFault) => i18n._(getFieldMessage(fault)), [i18n]);

  const prepare = useCallback(async (rule: FieldRule) => {
    const field = prepared.current.get(rule) ?? prepareField(rule);
    prepared.current.set(rule, field);
    // Where the engine for a rule's own expression did not load, the gateway checks by it.
    const { check } = await field.catch(() => ({
      check: (text: string) => checkField(rule, text),
    }));
    return check;
  }, []);

  /** True, or what is wrong; as a form library takes it. */
  const check = useCallback(
    async (rule: FieldRule, typed: string): Promise<true | string> => {
      const fault = (await prepare(rule))(typed);
      return fault ? say(fault) : true;
    },
    [prepare, say],
  );

  /** As `check`, of a field of registration, whose text is read as the gateway reads it. */
  const checkTyped = useCallback(
    async (field: RegisterField, rule: FieldRule, typed: string): Promise<true | string> => {
      const fault = checkRegisterField(field, rule, readField(field, typed), await prepare(rule));
      return fault ? say(fault) : true;
    },
    [prepare, say],
  );

  /** What a rule asks, told before it is broken; undefined where the label says it. */
  const describe = (rule: FieldRule): string | undefined =>
    SELF_EVIDENT.has(rule.patternId)
      ? undefined
      : say({
          kind: 'pattern',
          patternId: rule.patternId,
          min: rule.minLength,
          max: rule.maxLength,
        });

  /** The rule of a new password, to be ticked off while one types. */
  const describePassword = (rule: FieldRule, typed: string) => [
    {
      text: say({
        kind: 'pattern',
        patternId: rule.patternId,
        min: rule.minLength,
        max: rule.maxLength,
      }),
      isKept: checkField({ ...rule, required: true }, typed) === null,
    },
  ];
  return { check, checkTyped, describe, describePassword, say };
}
