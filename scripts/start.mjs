// What `npm start` and `npm run dev` run: before anything is installed, so with Node's own modules only, and written so
// that an old Node can still read it and say what is wrong.
var needed = [20, 19];
var found = process.versions.node.split('.').map(Number);
if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  process.stderr.write(
    'Livery needs Node ' + needed.join('.') + ' or newer; this is ' + process.version + '.\n',
  );
  process.exit(1);
}
import('./start/launch.mjs').then(function (module) {
  return module.launch({ isDevelopment: process.argv[2] === 'dev' });
});
