import stylelint from 'stylelint';
import { styleRules } from './styleRules.ts';

const { errored, report } = await stylelint.lint({
  files: 'src/**/*.css',
  config: styleRules,
  formatter: 'string',
  allowEmptyInput: true,
});
if (report) console.log(report);
if (errored) process.exitCode = 1;
