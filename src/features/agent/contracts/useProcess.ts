import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractKind } from '../../../../schemas/contracts.ts';
import {
  contracts,
  processContract,
  type ContractRequest,
  type Simulation,
} from '../../../api/contracts.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';

/** Offers, answers or ends; afterwards everything is read again. */
export function useProcess(kind: ContractKind, onDone?: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  return useMutation({
    mutationFn: (body: ContractRequest) => processContract(http, kind, body, keyOf(body)),
    onSuccess: () => onDone?.(),
    onSettled: () => {
      settle();
      void queryClient.invalidateQueries({ queryKey: contracts(http, kind).queryKey.slice(0, 2) });
    },
  });
}

/** What a refusal says is wrong with terms. */
export const faultOf = (error: unknown): NonNullable<Simulation['fault']> | null =>
  error instanceof Problem && error.code === 'contractTermsRefused'
    ? (error.value as NonNullable<Simulation['fault']>)
    : null;

/** Whose contracts a refusal says would end. */
export const endsOf = (error: unknown): Simulation['ends'] =>
  error instanceof Problem && error.code === 'contractLowers'
    ? (error.value as { readonly ends: Simulation['ends'] }).ends
    : [];
