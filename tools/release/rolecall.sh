#!/bin/sh
# Runs Rolecall with the Node and the PostgreSQL of this folder. docs/operations.md describes settings and commands.
set -eu
home=$(dirname "$(readlink -f "$0")")
node="$home/node_modules/@node@/bin/node"
command=${1:-start}
[ $# -eq 0 ] || shift
flags=
case "$command" in
  start)
    program=tools/start/serve.ts
    flags='@flags@'
    ;;
@commands@
  version)
    echo '@version@'
    exit 0
    ;;
  *)
    echo 'Usage: rolecall start | @usage@ | version' >&2
    exit 2
    ;;
esac
# Node stores its compiled code there, for quick starts; a folder that it can't write is ignored.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-${CACHE_DIRECTORY:-$home/.cache}/compile}"
# Several flags are several words.
# shellcheck disable=SC2086
exec "$node" $flags "$home/$program" "$@"
