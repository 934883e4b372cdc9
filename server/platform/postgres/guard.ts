/**
 * A shell that runs the database and outlives whoever started it just long enough to stop it: when the pipe on its
 * standard input closes, because its other end closed it or was killed, the database is told to shut down fast.
 * Given as text, because the user it runs as may not be able to read our files.
 */
export const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
database=$!
( read -r _ <&3; kill -INT "$database" ) &
watcher=$!
exec 3<&-
wait "$database"
status=$?
kill "$watcher" 2>/dev/null
exit "$status"
`;
