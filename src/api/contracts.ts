import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getContractBills,
  getContracts,
  processDailySalary,
  processDividend,
  processHourSalary,
  processRealTimeSalary,
  simulateContract,
} from '../../schemas/api/contracts.ts';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import type { ContractKind } from '../../schemas/contracts.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type Contracts = ValueOf<typeof getContracts>;
export type Contract = Contracts['own'][number];
export type ContractTerms = Contract['terms'];
export type ContractDebt = Contracts['owes'][number];
export type ContractBill = ValueOf<typeof getContractBills>['list'][number];
export type ContractRequest = BodyOf<typeof processDividend>;
export type Simulation = ValueOf<typeof simulateContract>;
export type SimulationRequest = BodyOf<typeof simulateContract>;

/** Contracts of a kind, own ones and those with downlines, page by page of downlines. */
export const contracts = (http: Http, kind: ContractKind) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getContracts.id, kind],
    queryFn: ({ signal, pageParam }) =>
      http.call(getContracts, {
        query: { kind, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Bills of a kind: what the agent gets, or what it pays. */
export const contractBills = (http: Http, kind: ContractKind, side: 'own' | 'downlines') =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getContractBills.id, kind, side],
    queryFn: ({ signal, pageParam }) =>
      http.call(getContractBills, {
        query: { kind, side, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** What terms would have paid over the last month. */
export const contractSimulation = (http: Http, body: SimulationRequest) =>
  queryOptions({
    queryKey: [MEMBER_KEY, simulateContract.id, body],
    queryFn: ({ signal }) => http.call(simulateContract, { body, signal }),
    retry: false,
  });

const PROCESS = {
  dividend: processDividend,
  daily: processDailySalary,
  hourly: processHourSalary,
  realTime: processRealTimeSalary,
} as const;

/** Offers, answers or ends a contract. */
export const processContract = (
  http: Http,
  kind: ContractKind,
  body: ContractRequest,
  idempotencyKey: string,
) => http.call(PROCESS[kind], { body, idempotencyKey });
