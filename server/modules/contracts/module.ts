import {
  getContractBills,
  getContractFlags,
  getContracts,
  processDailySalary,
  processDividend,
  processHourSalary,
  processRealTimeSalary,
  simulateContract,
} from '../../../schemas/api/contracts.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createContractDesk, type ContractDesk } from './contractDesk.ts';
import { createContractsService, type ContractsService } from './contracts.service.ts';
import { listOpenOf, listOwed, sumOwes } from './contracts.repository.ts';
import { createContractWork, type ContractWork } from './contractWork.ts';

/** What agents are contracted for, what that comes to, and who owes it. */
export interface ContractsParts {
  readonly service: ContractsService;
  readonly work: ContractWork;
  readonly desk: ContractDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly contracts: ContractsParts;
  }
}

export const contractsModule = defineModule({
  name: 'contracts',
  needs: ['db', 'clock', 'ids', 'log', 'findSite', 'withdrawals', 'lineMoves'],
  create({ db, clock, ids, log, findSite, withdrawals, lineMoves }) {
    withdrawals.owes.add((tx, { memberId }) => sumOwes(tx, memberId));
    lineMoves.addOpen(async (tx, memberId) => {
      if ((await listOpenOf(tx, memberId)).length > 0) return ['contract'];
      return (await listOwed(tx, memberId)).length > 0 ? ['debt'] : [];
    });
    const onError = (err: unknown) => log.error({ err }, 'contracts of a merchant were not worked');
    return {
      service: createContractsService({ db, ids }),
      work: createContractWork({ db, clock, findSite, onError }),
      desk: createContractDesk({ ids }),
    };
  },
  routes(app, { contracts: { service } }) {
    serve(app, processDividend, ({ tx, body, ...call }) =>
      service.process(tx, call, 'dividend', body),
    );
    serve(app, processDailySalary, ({ tx, body, ...call }) =>
      service.process(tx, call, 'daily', body),
    );
    serve(app, processHourSalary, ({ tx, body, ...call }) =>
      service.process(tx, call, 'hourly', body),
    );
    serve(app, processRealTimeSalary, ({ tx, body, ...call }) =>
      service.process(tx, call, 'realTime', body),
    );
    serve(app, getContracts, ({ query, ...call }) => service.read(call, query));
    serve(app, getContractBills, ({ query, ...call }) => service.listBills(call, query));
    serve(app, simulateContract, ({ body, ...call }) => service.simulate(call, body));
    serve(app, getContractFlags, (call) => service.readFlags(call));
  },
  memberData: [
    dataIn('contracts', {
      column: 'receiver_id',
      open: { what: 'cases', when: { state: ['active', 'changeOffered', 'endAsked'] } },
    }),
    { ...dataIn('contracts', { column: 'payer_id' }), name: 'contracts_given' },
    dataIn('contract_bills', { column: 'receiver_id' }),
    { ...dataIn('contract_bills', { column: 'payer_id' }), name: 'contract_bills_given' },
    dataIn('bill_payments', { column: 'receiver_id' }),
    { ...dataIn('bill_payments', { column: 'payer_id' }), name: 'bill_payments_made' },
    dataIn('contract_debts', { column: 'debtor_id' }),
    { ...dataIn('contract_debts', { column: 'creditor_id' }), name: 'contract_debts_owed' },
  ],
});
